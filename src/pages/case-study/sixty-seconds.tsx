import { studyPage } from '../../../content/study-page'
import type { CaseStudy } from '../../../content/types'
import { Accented } from '../../components/ui/accented'

const WORDS = studyPage.minute

interface SixtySecondsProps {
  minute: CaseStudy['minute']
  /** How long the whole text takes. */
  readingMinutes: number
}

/** The whole study as one small trace: each span begins where the last has led to. */
export function SixtySeconds({ minute, readingMinutes }: SixtySecondsProps) {
  return (
    <section
      aria-labelledby="sixty-seconds"
      className="column section-space grid gap-y-10 lg:grid-cols-4 lg:gap-x-10"
    >
      <header>
        <h2 id="sixty-seconds" className="enters display text-heading">
          <Accented text={WORDS.heading} />
        </h2>
        <p className="meta mt-4 text-ink-soft">
          {WORDS.readOn}{' '}
          <span data-reading-time>
            {readingMinutes} {WORDS.readingTime}
          </span>
        </p>
      </header>
      <div className="lg:col-span-3">
        <dl className="grid gap-9">
          <Span label={WORDS.problem} text={minute.problem} bar="w-[58%] bg-sky" />
          <Span
            label={WORDS.role}
            text={minute.role}
            place="ml-[6%] md:ml-[13%] lg:ml-[20%]"
            bar="w-[64%] bg-sage"
          />
          <Span
            label={WORDS.outcome}
            text={minute.outcome}
            place="ml-[12%] md:ml-[26%] lg:ml-[40%]"
            bar="w-full bg-vermilion"
          />
        </dl>
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
