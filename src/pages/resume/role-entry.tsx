import type { CSSProperties } from 'react'
import type { ResumeEntry } from '../../../content/types'
import { Tag } from '../../components/ui/tag'
import { TagList } from '../../components/ui/tag-list'
import { roleYears, spanOnAxis } from '../../lib/role-years'

interface RoleEntryProps {
  entry: ResumeEntry
  axis: { from: number; to: number }
  productsLabel: string
}

export function RoleEntry({ entry, axis, productsLabel }: RoleEntryProps) {
  const { title, company, duration, location, description, highlight, highlights, products } = entry
  return (
    <li className="group pb-14 lg:pt-14 lg:pb-6 print:break-inside-avoid print:pb-1">
      <RoleSpan duration={duration} axis={axis} />
      <div className="grid gap-x-10 gap-y-5 bg-paper pt-6 pb-2 lg:grid-cols-12 print:gap-y-0.5 print:bg-transparent print:pt-1">
        <div className="print:break-after-avoid lg:col-span-4">
          <h3 className="display text-title lg:text-[2rem] print:text-[14pt]">
            {title}
            <span className="block text-ember print:inline print:pl-2">{company}</span>
          </h3>
          <p className="meta mt-3 text-ink-soft print:mt-0">
            <span>{duration}</span>
            <span className="block print:inline print:before:content-[',_']">{location}</span>
          </p>
          <Tag className="mt-4 bg-butter print:hidden">{highlight}</Tag>
        </div>
        <div className="lg:col-span-8">
          <p className="max-w-[56ch] text-lead print:max-w-none print:text-[10.5pt]">{description}</p>
          <ul className="mt-5 grid max-w-[68ch] gap-2.5 print:mt-1 print:max-w-none print:list-disc print:gap-0 print:pl-4 print:text-[10pt]">
            {highlights.map((text) => (
              <li
                key={text}
                className="relative pl-8 before:absolute before:top-[0.72em] before:left-0 before:h-1 before:w-4 before:rounded-full before:bg-vermilion print:pl-0 print:before:hidden"
              >
                {text}
              </li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:mt-0.5 print:flex-nowrap print:items-baseline print:[&_ul]:gap-y-0 print:[&_span]:border-0 print:[&_span]:p-0 print:[&_ul]:gap-x-4">
            <p className="meta text-ink-soft">{productsLabel}</p>
            <TagList tags={products} label={`${productsLabel} at ${company}`} />
          </div>
        </div>
      </div>
    </li>
  )
}

/** A role that is still held runs on past the edge of the page. */
function RoleSpan({ duration, axis }: { duration: string; axis: RoleEntryProps['axis'] }) {
  const years = roleYears(duration, axis.to)
  const { start, length } = spanOnAxis(years, axis)
  return (
    <div aria-hidden="true" className="h-2.5 rounded-full bg-line lg:bg-transparent print:hidden">
      <span
        data-open={years.open || undefined}
        style={{ '--start': `${start}%`, '--length': `${length}%` } as CSSProperties}
        className="span-mark ml-(--start) block h-full w-(--length) rounded-full bg-pine data-open:bg-vermilion"
      />
    </div>
  )
}
