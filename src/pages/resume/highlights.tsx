import type { Stat } from '../../../content/types'

interface HighlightsProps {
  heading: string
  items: (Stat & { text: string })[]
}

/** Every second figure hangs lower, so that four results don't read as one table. */
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
              className="flex flex-col-reverse justify-end min-[22.5rem]:even:mt-14 print:mt-0!"
            >
              <dt>
                <span className="mt-4 block text-lead text-paper print:mt-1 print:text-[10pt] print:text-ink">
                  {label}
                </span>
                <span className="mt-1.5 block max-w-[32ch] text-small text-paper/80 print:text-[8.5pt] print:text-ink">
                  {text}
                </span>
              </dt>
              <dd className="display text-figure text-butter print:text-[20pt] print:text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
