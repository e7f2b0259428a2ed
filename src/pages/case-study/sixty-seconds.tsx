import type { CaseStudy, ImpactMetric } from '../../../content/types'
import { Accented } from '../../components/ui/accented'

const TITLE = 'In *sixty* seconds'

interface SixtySecondsProps {
  minute: CaseStudy['minute']
  metrics: ImpactMetric[]
  /** How long the whole text takes. */
  readingMinutes: number
}

/** The whole study as one small trace: each span begins where the last has led to. */
export function SixtySeconds({ minute, metrics, readingMinutes }: SixtySecondsProps) {
  return (
    <section
      aria-labelledby="sixty-seconds"
      className="column section-space grid gap-y-10 lg:grid-cols-4 lg:gap-x-10"
    >
      <header>
        <h2 id="sixty-seconds" className="enters display text-heading">
          <Accented text={TITLE} />
        </h2>
        <p className="meta mt-4 text-ink-soft">
          Then, if you stay: <span data-reading-time>{readingMinutes} min read</span>
        </p>
      </header>
      <div className="lg:col-span-3">
        <dl className="grid gap-9">
          <Span label="Problem" text={minute.problem} bar="w-[58%] bg-sky" />
          <Span
            label="My role"
            text={minute.role}
            place="ml-[6%] md:ml-[13%] lg:ml-[20%]"
            bar="w-[64%] bg-sage"
          />
          <Span
            label="Outcome"
            text={minute.outcome}
            place="ml-[12%] md:ml-[26%] lg:ml-[40%]"
            bar="w-full bg-vermilion"
          />
        </dl>
        {metrics.length > 0 && (
          <dl className="mt-14 grid grid-cols-2 gap-x-6 gap-y-8 border-t border-ink/20 pt-8 md:grid-cols-4 lg:mt-20">
            {metrics.map(({ metric, description }) => (
              <div key={description} className="flex flex-col-reverse justify-end">
                <dt className="mt-2 max-w-[22ch] text-small text-pretty text-ink-soft">{description}</dt>
                <dd className="enters display text-heading">{metric}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}

function Span({
  label,
  text,
  place = '',
  bar,
}: {
  label: string
  text: string
  place?: string
  bar: string
}) {
  return (
    <div className={place}>
      <dt className="meta text-ink-soft">
        {label}
        <span className={`draws span-mark mt-2 block h-2.5 rounded-full ${bar}`} aria-hidden="true" />
      </dt>
      <dd className="mt-4 max-w-[27em] text-lead">{text}</dd>
    </div>
  )
}
