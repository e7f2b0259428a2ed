import { IconArrowLeft } from '@tabler/icons-react'
import type { AccentedText } from '../../../content/types'
import { Accented } from '../../components/ui/accented'
import { ButtonLink } from '../../components/ui/button-link'
import { FilterButtons } from '../../components/ui/filter-buttons'
import type { VisualFilter } from './filter-visuals'

interface GalleryHeaderProps {
  words: {
    heading: AccentedText
    intro: string
    backLabel: string
    filtersLabel: string
    filters: { value: VisualFilter; label: string }[]
  }
  filter: VisualFilter
  countOf: (filter: VisualFilter) => number
  onFilter: (filter: VisualFilter) => void
}

export function GalleryHeader({ words, filter, countOf, onFilter }: GalleryHeaderProps) {
  const options = words.filters
    .map((option) => ({ ...option, count: countOf(option.value) }))
    .filter(({ count }) => count > 0)
  return (
    <header className="column pt-24 pb-10 md:pt-28 md:pb-14">
      <ButtonLink to="/" look="quiet" className="px-0!">
        <IconArrowLeft aria-hidden="true" size={18} />
        {words.backLabel}
      </ButtonLink>
      <h1 className="display mt-6 text-hero md:mt-10">
        <Accented text={words.heading} className="text-[1.08em] text-ember max-[28rem]:block" />
      </h1>
      <div className="mt-7 grid gap-x-10 gap-y-7 md:mt-10 lg:grid-cols-12 lg:items-end">
        <p className="max-w-[29em] text-lead text-balance text-ink-soft lg:col-span-6">{words.intro}</p>
        <div className="min-w-0 lg:col-span-6 lg:justify-self-end">
          {options.length > 2 && (
            <FilterButtons label={words.filtersLabel} options={options} value={filter} onChange={onFilter} />
          )}
        </div>
      </div>
    </header>
  )
}
