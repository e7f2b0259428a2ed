import type { Point, Tone } from '../../../content/types'
import { TONES } from '../../components/tones'

/** Cards of different width and place; the first, in the page's own colour, is the largest. */
const PLACES = [
  'max-md:mr-[12%] md:col-span-2 lg:col-span-5',
  'max-md:ml-[12%] lg:col-span-4 lg:mt-16',
  'max-md:mr-[12%] lg:col-span-3 lg:mt-32',
]

export function ProjectInsights({ insights, tone }: { insights: Point[]; tone: Tone }) {
  const { ground, companions } = TONES[tone]
  const grounds = [ground, ...companions]
  return (
    <section aria-labelledby="insights" className="column section-space pt-0">
      <h2 id="insights" className="display text-heading">
        Insights
      </h2>
      <ul className="mt-10 grid gap-4 md:grid-cols-2 lg:grid-cols-12 lg:items-start lg:gap-x-6">
        {insights.map(({ title, text }, index) => (
          <li
            key={title}
            className={`flex flex-col justify-between gap-12 rounded-image p-7 lg:min-h-[25rem] lg:p-9 ${grounds[index % grounds.length]} ${PLACES[index % PLACES.length]}`}
          >
            <h3 className="accent-serif text-heading text-balance">{title}</h3>
            <p className={index === 0 ? 'max-w-[32em] text-lead' : ''}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
