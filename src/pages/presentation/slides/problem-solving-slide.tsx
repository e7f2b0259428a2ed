import type { CSSProperties } from 'react'
import type { SlideOf } from '../../../../content/types'
import { SlideLabel, SlideTitle } from './slide-words'

const COLOURS = ['bg-pine text-paper', 'bg-sage', 'bg-sky', 'bg-butter', 'bg-vermilion']
/** A span that begins later than this has its words on its left. */
const LATE = 3

/** A project, drawn as the trace that it is. */
export function ProblemSolvingSlide({ slide: { title, subtitle, content } }: { slide: SlideOf<'spans'> }) {
  return (
    <div className="deck-slide problem-slide on-light">
      <header>
        <SlideLabel>{subtitle}</SlideLabel>
        <SlideTitle title={title} />
      </header>
      <ol className="problem-trace">
        {content.spans.map(({ name, text, from, to }, index) => (
          <li
            key={name}
            data-late={from > LATE || undefined}
            style={{ '--from': from, '--to': to } as CSSProperties}
          >
            <span className={`problem-span span-mark ${COLOURS[index % COLOURS.length]}`}>{name}</span>
            <span className="deck-text">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
