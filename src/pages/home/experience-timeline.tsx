import type { ExperienceEntry } from '../../../content/types'
import { roleYears, spanOnAxis } from '../../components/role-years'

const COLOURS = ['bg-vermilion', 'bg-butter', 'bg-sky', 'bg-sage']

interface ExperienceTimelineProps {
  entries: ExperienceEntry[]
  /** First and last year that are drawn. */
  axis: { from: number; to: number }
}

/** Roles as spans over the years, the newest first. */
export function ExperienceTimeline({ entries, axis }: ExperienceTimelineProps) {
  const spans = entries.map(({ duration }) => spanOnAxis(roleYears(duration, axis.to), axis))
  return (
    <ol className="grid gap-10">
      {entries.map(({ title, company, duration, description, highlight }, index) => (
        <li key={title + company}>
          <div className="h-2.5 rounded-full bg-paper/10" aria-hidden="true">
            <div
              className={`span-mark h-2.5 rounded-full ${COLOURS[index % COLOURS.length]}`}
              style={{ marginLeft: `${spans[index]!.start}%`, width: `${spans[index]!.length}%` }}
            />
          </div>
          <div className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-[9rem_1fr]">
            <p className="meta pt-1.5 text-paper/75">{duration}</p>
            <div>
              <h4 className="display text-title">
                {title} <span className="text-paper/70">at {company}</span>
              </h4>
              <p className="mt-2 max-w-[41em] text-paper/85">{description}</p>
              <p className="meta mt-3 inline-block rounded-full bg-paper/10 px-3.5 py-1.5 text-butter">
                {highlight}
              </p>
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
