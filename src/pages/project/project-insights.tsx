import { projectPage } from '../../../content/project-page'
import type { Point, RichText as RichTextContent, Tone } from '../../../content/types'
import { RichText } from '../../components/rich-text'
import { TONES } from '../../components/tones'

/** Cards of different width and place; the first, in the page's own colour, is the largest. */
const PLACES = [
  'max-md:mr-[12%] md:col-span-2 xl:col-span-5',
  'max-md:ml-[12%] xl:col-span-4 xl:mt-16',
  'max-md:mr-[12%] xl:col-span-3 xl:mt-32',
]

export function ProjectInsights({ insights, tone }: { insights: Point<RichTextContent>[]; tone: Tone }) {
  const { ground, companions } = TONES[tone]
  const grounds = [ground, ...companions]
  return (
    <section aria-labelledby="insights" className="column section-space pt-0">
      <h2 id="insights" className="enters display text-heading">
        {projectPage.insights}
      </h2>
      <ul className="mt-10 grid gap-4 md:grid-cols-2 xl:grid-cols-12 xl:items-start xl:gap-x-6">
        {insights.map(({ title, text }, index) => (
          <li
            key={title}
            className={`flex flex-col justify-between gap-12 rounded-image p-7 lg:p-9 xl:min-h-[25rem] ${grounds[index % grounds.length]} ${PLACES[index % PLACES.length]}`}
          >
            <h3 className="accent-serif text-heading text-balance">{title}</h3>
            <p className={index === 0 ? 'max-w-[32em] text-lead' : ''}>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
