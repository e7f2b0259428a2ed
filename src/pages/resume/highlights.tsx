import type { Stat } from '../../../content/types'

interface HighlightsProps {
  heading: string
  items: (Stat & { text: string })[]
}

/** Four results as a trace: each span starts lower, where the one before ends. */
export function Highlights({ heading, items }: HighlightsProps) {
  return (
    <section
      aria-labelledby="highlights-title"
      className="on-dark bg-pine print:bg-transparent print:text-ink"
    >
      <div className="column py-16 md:py-24 print:px-0 print:py-3">
        <h2 id="highlights-title" className="meta mb-8 text-butter print:sr-only">
          {heading}
        </h2>
        <dl className="grid gap-x-5 gap-y-10 min-[22.5rem]:grid-cols-2 sm:gap-x-8 xl:grid-cols-4 print:grid-cols-4 print:gap-4">
          {items.map(({ value, label, text }) => (
            <div
              key={label}
              className="group flex flex-col-reverse justify-end min-[22.5rem]:even:mt-10 xl:nth-3:mt-20 xl:nth-4:mt-30 print:mt-0!"
            >
              <dt>
                <span className="mt-4 block text-lead text-balance text-paper print:mt-1 print:text-[10pt] print:text-ink">
                  {label}
                </span>
                <span className="mt-1.5 block max-w-[21em] text-small text-balance text-paper/80 print:text-[8.5pt] print:text-ink">
                  {text}
                </span>
              </dt>
              <dd className="enters display text-figure text-butter xl:text-[6rem] print:text-[20pt] print:text-ink">
                <span
                  aria-hidden="true"
                  className="span-mark mb-6 block h-1.5 rounded-full bg-butter min-[22.5rem]:group-odd:-mr-5 sm:group-odd:-mr-8 xl:-mr-8 xl:group-last:mr-0 print:hidden"
                />
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
