import type { Point, ResumeEntry } from '../../../content/types'
import { ResumeHeading } from './resume-heading'
import { RoleEntry } from './role-entry'
import { YearAxis } from './year-axis'

interface ExperienceProps {
  heading: string
  productsLabel: string
  entries: ResumeEntry[]
  axis: { from: number; to: number }
  contracts: { heading: string; points: Point[] }
  education: { heading: string; title: string; school: string; duration: string }
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
      <div className="grid gap-x-10 gap-y-10 border-t print:gap-y-2 border-ink pt-8 md:grid-cols-2 lg:grid-cols-12 print:grid-cols-2 print:break-inside-avoid print:pt-2 print:text-[9pt]">
        <div className="lg:col-span-7">
          <h3 className="meta mb-4 text-ink-soft print:mb-1">{contracts.heading}</h3>
          <dl className="grid gap-4 print:gap-1">
            {contracts.points.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-medium">{title}</dt>
                <dd className="max-w-[52ch] text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="lg:col-span-5">
          <h3 className="meta mb-4 text-ink-soft print:mb-1">{education.heading}</h3>
          <p className="font-medium">{education.title}</p>
          <p className="text-ink-soft">
            {education.school}, {education.duration}
          </p>
        </div>
      </div>
    </section>
  )
}
