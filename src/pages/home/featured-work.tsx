import { useRef, useState } from 'react'
import type { FeaturedWorkWords, PortfolioProject } from '../../../content/types'
import { moveCards } from '../../components/move-cards'
import { SectionHeading } from '../../components/section-heading'
import { Button } from '../../components/ui/button'
import { FilterButtons } from '../../components/ui/filter-buttons'
import { fetchFurther } from './fetch-further'
import type { FurtherStudies } from './home-content'
import { ProjectCard } from './project-card'

const EAGER_CARDS = 2

type Filter = FeaturedWorkWords['filters'][number]['value']

export interface FeaturedWorkProps {
  words: FeaturedWorkWords
  projects: PortfolioProject[]
  further?: FurtherStudies | undefined
}

export function FeaturedWork({ words, projects, further }: FeaturedWorkProps) {
  const [filter, setFilter] = useState<Filter>('all')
  const [fetched, setFetched] = useState<PortfolioProject[]>([])
  const [failed, setFailed] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const presses = useRef(0)
  // A visitor's link may have brought all of them meanwhile; then there are no further ones.
  const known = further ? [...projects, ...fetched] : projects
  const found = (value: Filter) => known.filter(({ category }) => value === 'all' || category === value)
  const shown = found(filter)
  const filters = words.filters.filter(({ value }) => found(value).length > 0)
  const more = fetched.length === 0 ? further : undefined

  /** A kind of work is looked for among all of it. Whoever presses twice wants what was pressed last. */
  async function show(value: Filter, all = value !== 'all') {
    presses.current += 1
    const press = presses.current
    const cards = all && more ? await fetchFurther(more).catch(() => undefined) : fetched
    if (press !== presses.current) return
    setFailed(!cards)
    await moveCards(() => {
      setFilter(value)
      if (cards) setFetched(cards)
    })
  }

  async function showAll() {
    await show('all', true)
    // The button that had the focus has gone.
    list.current?.children[projects.length]?.querySelector('a')?.focus({ preventScroll: true })
  }

  return (
    <section id="projects" aria-labelledby="projects-title" className="section-space pt-12! lg:pt-14!">
      <div className="column">
        <SectionHeading
          close
          id="projects-title"
          title={words.heading}
          label={words.label}
          count={shown.length}
          intro={words.intro}
        />
        {filters.length > 2 && (
          <FilterButtons
            label={words.filtersLabel}
            options={filters}
            value={filter}
            onChange={(value) => show(value)}
          />
        )}
        <ul
          ref={list}
          className="mt-6 grid gap-x-8 lg:mt-8 gap-y-14 md:grid-cols-2 lg:gap-x-12 lg:gap-y-20"
          aria-live="polite"
        >
          {shown.map((project, index) => (
            <ProjectCard
              key={project.id}
              project={project}
              impactLabel={words.impactLabel}
              wide={index === 0 || (index === shown.length - 1 && index % 2 === 1)}
              offset={index > 0 && index % 2 === 0}
              eager={index < EAGER_CARDS}
            />
          ))}
        </ul>
        {more && (
          <p data-print="hide" className="mt-14 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-20">
            <Button look="outline" onClick={showAll}>
              {more.label}
            </Button>
            {failed && (
              <span role="alert" className="text-small text-ember">
                {more.failed}
              </span>
            )}
          </p>
        )}
      </div>
    </section>
  )
}
