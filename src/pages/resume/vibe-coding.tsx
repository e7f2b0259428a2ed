import type { AccentedText, Point } from '../../../content/types'
import { Accented } from '../../components/ui/accented'

/** From idea to release: a sketched span, the fifth of it that survives, a whole one. */
const SPANS = [
  'border-2 border-dashed border-ink',
  'border-2 border-ink/40 bg-origin-border bg-no-repeat bg-linear-to-r from-ink from-20% to-transparent to-20%',
  'bg-ink',
]

export function VibeCoding({ heading, points }: { heading: AccentedText; points: Point[] }) {
  return (
    <section
      aria-labelledby="vibe-title"
      className="section-space bg-butter print:break-inside-avoid print:bg-transparent print:py-2"
    >
      <div className="column print:px-0">
        <h2 id="vibe-title" className="display max-w-[6.75em] text-page print:max-w-none print:text-[15pt]">
          <Accented text={heading} />
        </h2>
        <ol className="mt-12 grid gap-10 md:mt-16 md:gap-6 print:mt-2 print:grid-cols-3 print:gap-4">
          {points.map(({ title, text }, index) => (
            <li
              key={title}
              className="group md:w-1/2 md:nth-2:ml-[25%] md:nth-3:ml-[50%] print:ml-0! print:w-full"
            >
              <span
                aria-hidden="true"
                className={`span-mark mb-5 block h-4 rounded-full max-md:w-2/3 max-md:group-nth-2:ml-[16.5%] max-md:group-nth-3:ml-[33%] print:hidden ${SPANS[index] ?? 'bg-ink'}`}
              />
              <div className="max-w-[34rem] lg:max-w-[26rem] print:max-w-none">
                <h3 className="display text-title print:text-[11pt]">{title}</h3>
                <p className="mt-2 print:mt-0 print:text-[9pt]">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
