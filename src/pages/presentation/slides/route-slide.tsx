import type { CSSProperties } from 'react'
import type { SlideOf } from '../../../../content/types'
import { SlideLabel, SlideTitle } from './slide-words'

interface Route {
  width: number
  height: number
  path: string
  /** Where it stops, in the drawing's units. */
  stops: { x: number; y: number }[]
}

const WIDE: Route = {
  width: 1600,
  height: 280,
  path: 'M-2000 190H480Q540 190 540 140V140Q540 90 600 90H1000Q1060 90 1060 140V140Q1060 190 1120 190H3600',
  stops: [
    { x: 260, y: 190 },
    { x: 800, y: 90 },
    { x: 1290, y: 190 },
  ],
}
/** For upright screens: there and back and there again. */
const UPRIGHT: Route = {
  width: 1000,
  height: 650,
  path: 'M-2000 70H690A115 115 0 0 1 690 300H310A115 115 0 0 0 310 530H3000',
  stops: [
    { x: 360, y: 70 },
    { x: 500, y: 300 },
    { x: 640, y: 530 },
  ],
}

/** A route across the whole slide; its stops are what a newcomer learns. */
export function RouteSlide({ slide: { title, subtitle, content } }: { slide: SlideOf<'route'> }) {
  return (
    <div className="deck-slide path-slide on-light bg-sky">
      <header>
        <SlideLabel>{subtitle}</SlideLabel>
        <SlideTitle title={title} />
      </header>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own drawing, built into the page */}
      <div className="path-logo" dangerouslySetInnerHTML={{ __html: content.logo }} />
      <div className="path-route">
        <RouteDrawing route={WIDE} className="path-wide" />
        <RouteDrawing route={UPRIGHT} className="path-upright" />
        <ol>
          {content.stops.map((stop, index) => (
            <li key={stop} className="deck-label" style={placeOf(index)}>
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

function RouteDrawing({ route, className }: { route: Route; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${route.width} ${route.height}`}
      aria-hidden="true"
      className={`span-mark ${className}`}
      fill="none"
    >
      <path d={route.path} strokeWidth="34" className="stroke-ink/15" transform="translate(0 14)" />
      <path d={route.path} strokeWidth="30" className="stroke-vermilion" />
      {route.stops.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="27" strokeWidth="10" className="fill-paper stroke-ink" />
      ))}
    </svg>
  )
}

/** In percent of either drawing; the style sheet chooses. */
function placeOf(index: number): CSSProperties {
  const wide = WIDE.stops[index]!
  const upright = UPRIGHT.stops[index]!
  return {
    '--x': (wide.x / WIDE.width) * 100,
    '--y': (wide.y / WIDE.height) * 100,
    '--upright-x': (upright.x / UPRIGHT.width) * 100,
    '--upright-y': (upright.y / UPRIGHT.height) * 100,
  } as CSSProperties
}
