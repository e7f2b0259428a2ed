import type { ResumeEntry } from '../../../content/types'
import { Tag } from '../../components/ui/tag'
import { TagList } from '../../components/ui/tag-list'
import { RoleSpan } from './role-span'

interface RoleEntryProps {
  entry: ResumeEntry
  axis: { from: number; to: number }
  productsLabel: string
}

export function RoleEntry({ entry, axis, productsLabel }: RoleEntryProps) {
  const { title, company, duration, location, description, highlight, highlights, products } = entry
  return (
    <li className="group pb-14 last:pb-10 md:pt-14 md:pb-0! print:break-inside-avoid print:pt-1 print:pb-2!">
      <RoleSpan duration={duration} axis={axis} />
      <div className="grid gap-x-8 gap-y-5 bg-paper pt-6 md:grid-cols-12 md:pb-10 lg:gap-x-10 print:block print:bg-transparent print:py-0">
        <div className="print:break-after-avoid md:col-span-4">
          <h3 className="display text-title lg:text-[2rem] print:text-[14pt]">
            {title}
            <span className="block text-ember print:inline print:pl-2">{company}</span>
          </h3>
          <p className="meta mt-3 text-ink-soft print:mt-0">
            <span>{duration}</span>
            <span className="block print:inline print:before:content-[',_']">{location}</span>
          </p>
          <Tag className="mt-4 bg-butter text-balance md:max-xl:max-w-56 print:hidden">{highlight}</Tag>
        </div>
        <div className="md:col-span-8">
          <p className="max-w-[37em] text-lead text-balance print:mt-0.5 print:max-w-none print:text-pretty print:text-[10.5pt]">
            {description}
          </p>
          <ul className="mt-5 grid max-w-[45em] gap-2.5 print:mt-1 print:max-w-none print:list-disc print:gap-0 print:pl-4 print:text-[10pt]">
            {highlights.map((text) => (
              <li
                key={text}
                className="relative pl-8 before:absolute before:top-[0.72em] before:left-0 before:h-1 before:w-4 before:rounded-full before:bg-vermilion print:pl-0 print:before:hidden"
              >
                {text}
              </li>
            ))}
          </ul>
          <div className="mt-6 flex max-w-[45em] flex-wrap items-baseline gap-x-4 gap-y-2 lg:flex-nowrap print:mt-0.5 print:max-w-none print:flex-nowrap print:[&_ul]:gap-y-0 print:[&_span]:border-0 print:[&_span]:p-0 print:[&_ul]:gap-x-4">
            <p className="meta text-ink-soft">{productsLabel}</p>
            <TagList tags={products} label={`${productsLabel} at ${company}`} />
          </div>
        </div>
      </div>
    </li>
  )
}
