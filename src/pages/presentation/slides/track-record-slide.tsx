import type { CSSProperties } from 'react'
import type { SlideOf } from '../../../../content/types'
import { SlideLabel, SlideTitle } from './slide-words'

const COLOURS = ['bg-sage', 'bg-sky', 'bg-butter', 'bg-vermilion']

/** Figures as large as the room allows, over the years that they took. */
export function TrackRecordSlide({ slide: { title, subtitle, content } }: { slide: SlideOf<'record'> }) {
  const [first, ...others] = content.figures
  const begin = content.roles[0]!.from
  return (
    <div className="deck-slide record-slide on-dark bg-pine">
      <header>
        <SlideLabel>{subtitle}</SlideLabel>
        <SlideTitle title={title} />
      </header>
      <dl className="record-figures">
        <div className="record-first">
          <dd className="deck-figure text-butter">{first.value}</dd>
          <dt className="deck-text">{first.label}</dt>
        </div>
        {others.map(({ value, label }) => (
          <div key={label}>
            <dd className="deck-figure">{value}</dd>
            <dt className="deck-text">{label}</dt>
          </div>
        ))}
      </dl>
      <ol className="record-years" style={{ '--years': content.roles.at(-1)!.from - begin } as CSSProperties}>
        {content.roles.map(({ company, from, to }, index) => (
          <li
            key={company}
            className="deck-label"
            data-lasting={to === undefined || undefined}
            style={
              {
                '--from': from - begin,
                // A role ends where the next begins, so that no year is left out.
                '--to': (content.roles[index + 1]?.from ?? from + 4) - begin,
              } as CSSProperties
            }
          >
            <span aria-hidden="true" className={`span-mark ${COLOURS[index % COLOURS.length]}`} />
            {company}
            <span className="record-dates">{to ? `${from}–${to}` : `${from}–now`}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
