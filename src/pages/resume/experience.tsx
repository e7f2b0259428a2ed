import type { ReactNode } from 'react'
import type { Education, Point, ResumeEntry } from '../../../content/types'
import { ResumeHeading } from './resume-heading'
import { RoleEntry } from './role-entry'
import { YearAxis } from './year-axis'

interface ExperienceProps {
  heading: string
  productsLabel: string
  entries: ResumeEntry[]
  axis: { from: number; to: number }
  contracts: { heading: string; points: Point[] }
  education?: Education
}

/** Roles as spans over one axis of years; their texts stand below each span. */
export function Experience({ heading, productsLabel, entries, axis, contracts, education }: ExperienceProps) {
  return (
    <section aria-labelledby="experience-title" className="section-space column print:px-0 print:py-0">
      <ResumeHeading id="experience-title" title={heading} label="Roles" count={entries.length} />
      <div className="relative">
        <YearAxis axis={axis} />
        <ol className="relative">
          {entries.map((entry) => (
            <RoleEntry key={entry.company} entry={entry} axis={axis} productsLabel={productsLabel} />
          ))}
        </ol>
      </div>
      <div className="print:grid print:grid-cols-2 print:gap-x-10 print:break-inside-avoid print:border-t print:pt-2 print:text-[9pt]">
        {contracts.points.length > 0 && (
          <Beside heading={contracts.heading}>
            <dl className="grid gap-x-8 gap-y-4 lg:grid-cols-2 lg:gap-x-10 print:grid-cols-1 print:gap-1">
              {contracts.points.map(({ title, text }) => (
                <div key={title}>
                  <dt className="font-medium">{title}</dt>
                  <dd className="max-w-[34.5em] text-ink-soft">{text}</dd>
                </div>
              ))}
            </dl>
          </Beside>
        )}
        {education && (
          <Beside heading={education.heading}>
            <p className="font-medium">{education.title}</p>
            <p className="text-ink-soft">
              {education.school}, {education.duration}
            </p>
          </Beside>
        )}
      </div>
    </section>
  )
}

/** What else there was, on the same columns as the roles above. */
function Beside({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-3 border-t border-ink/20 py-7 first:border-ink last:pb-0 md:grid-cols-12 lg:gap-x-10 print:block print:border-0 print:py-0">
      <h3 className="meta text-ink-soft md:col-span-4 md:pt-1 print:mb-1">{heading}</h3>
      <div className="md:col-span-8">{children}</div>
    </div>
  )
}
