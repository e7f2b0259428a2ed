import type { Point } from '../../../content/types'

/** Cards of different colour, width and place. */
const LOOKS = [
  'bg-butter max-lg:mr-[12%] lg:col-span-5',
  'bg-sky max-lg:ml-[12%] lg:col-span-4 lg:mt-16',
  'bg-sage max-lg:mr-[12%] lg:col-span-3 lg:mt-32',
]

export function ProjectInsights({ insights }: { insights: Point[] }) {
  return (
    <section aria-labelledby="insights" className="column section-space pt-0">
      <h2 id="insights" className="display text-heading">
        Insights
      </h2>
      <ul className="mt-10 grid gap-4 lg:grid-cols-12 lg:items-start lg:gap-x-6">
        {insights.map(({ title, text }, index) => (
          <li
            key={title}
            className={`flex flex-col justify-between gap-12 rounded-image p-7 lg:min-h-[25rem] lg:p-9 ${LOOKS[index % LOOKS.length]}`}
          >
            <h3 className="accent-serif text-heading text-balance">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
