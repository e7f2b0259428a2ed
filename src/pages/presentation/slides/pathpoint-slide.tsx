import type { CSSProperties } from 'react'
import { pathpointCase } from '../../../../content/presentation'
import { SlideLabel, SlideTitle } from './slide-words'

/** Where the route stops, in the drawing's units. */
const STOPS = [
  { x: 260, y: 190 },
  { x: 800, y: 90 },
  { x: 1290, y: 190 },
]

/** A route across the whole slide; its stops are what a newcomer learns. */
export function PathpointSlide() {
  const { title, accent, subtitle, content } = pathpointCase
  return (
    <div className="deck-slide path-slide on-light bg-sky">
      <header>
        <SlideLabel>{subtitle}</SlideLabel>
        <SlideTitle title={title} accent={accent} />
      </header>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own drawing, built into the page */}
      <div className="path-logo" dangerouslySetInnerHTML={{ __html: content.logo }} />
      <div className="path-route">
        <svg
          viewBox="0 0 1600 280"
          aria-hidden="true"
          className="span-mark"
          fill="none"
          strokeLinecap="round"
        >
          <path
            d="M-2000 190H480Q540 190 540 140V140Q540 90 600 90H1000Q1060 90 1060 140V140Q1060 190 1120 190H3600"
            strokeWidth="34"
            className="stroke-ink/15"
            transform="translate(0 14)"
          />
          <path
            d="M-2000 190H480Q540 190 540 140V140Q540 90 600 90H1000Q1060 90 1060 140V140Q1060 190 1120 190H3600"
            strokeWidth="30"
            className="stroke-vermilion"
          />
          {STOPS.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="27" strokeWidth="10" className="fill-paper stroke-ink" />
          ))}
        </svg>
        <ol>
          {content.stops.map((stop, index) => (
            <li
              key={stop}
              className="deck-label"
              style={{ '--x': STOPS[index]!.x / 16, '--y': STOPS[index]!.y / 2.8 } as CSSProperties}
            >
              {stop}
            </li>
          ))}
        </ol>
      </div>
      <dl className="path-figures">
        {content.figures.map(({ value, label }) => (
          <div key={label}>
            <dd className="deck-figure">{value}</dd>
            <dt className="deck-text">{label}</dt>
          </div>
        ))}
      </dl>
    </div>
  )
}
