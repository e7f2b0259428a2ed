import type { SlideOf } from '../../../../content/types'
import { SlideLabel, SlideTitle } from './slide-words'

const HOURS = Array.from({ length: 12 }, (_, hour) => hour)

/** A sun that is a clock that says three. */
export function PhilosophySlide({ slide: { title, subtitle, content } }: { slide: SlideOf<'rules'> }) {
  return (
    <div className="deck-slide philosophy-slide on-light">
      <svg viewBox="-100 -100 200 200" aria-hidden="true" className="philosophy-clock span-mark">
        <circle r="100" className="fill-vermilion" />
        {HOURS.map((hour) => (
          <path
            key={hour}
            d="M0 -92V-84"
            transform={`rotate(${hour * 30})`}
            className="stroke-ink"
            strokeWidth="2"
            strokeLinecap="round"
          />
        ))}
        <path d="M0 8V-72" className="stroke-ink" strokeWidth="3.5" strokeLinecap="round" />
        <path d="M-6 0H48" className="stroke-ink" strokeWidth="5.5" strokeLinecap="round" />
        <circle r="5" className="fill-butter" />
      </svg>
      <SlideLabel>{subtitle}</SlideLabel>
      <SlideTitle title={title} />
      <ol className="philosophy-rules">
        {content.rules.map((rule) => (
          <li key={rule} className="deck-text">
            {rule}
          </li>
        ))}
      </ol>
    </div>
  )
}
