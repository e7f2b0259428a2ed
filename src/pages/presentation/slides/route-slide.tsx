import type { CSSProperties } from 'react'
import type { SlideOf } from '../../../../content/types'
import { SiteImage } from '../../../components/ui/site-image'
import { shareOfSlide } from './slide-sizes'
import { SlideLabel, SlideTitle } from './slide-words'

interface Route {
  width: number
  height: number
  path: string
  /** Where it stops, in the drawing's units. */
  stops: { x: number; y: number }[]
}

/** Steps down in front of the screen, which stands on it. */
const WIDE: Route = {
  width: 1600,
  height: 280,
  path: 'M-2000 80H590Q650 80 650 130V130Q650 180 710 180H3600',
  stops: [
    { x: 300, y: 80 },
    { x: 930, y: 180 },
    { x: 1380, y: 180 },
  ],
}
/** For upright screens: there and back and there again. */
const UPRIGHT: Route = {
  width: 1000,
  height: 510,
  path: 'M-2000 15H710A95 95 0 0 1 710 205H290A95 95 0 0 0 290 395H3000',
  stops: [
    { x: 330, y: 15 },
    { x: 500, y: 205 },
    { x: 640, y: 395 },
  ],
}

/** A route across the whole slide; its stops are what a newcomer learns, and the product stands beside it. */
export function RouteSlide({ slide: { title, subtitle, content } }: { slide: SlideOf<'route'> }) {
  return (
    <div className="deck-slide path-slide on-light bg-sky">
      <header>
        <SlideLabel>{subtitle}</SlideLabel>
        <SlideTitle title={title} />
      </header>
      <div className="path-route">
        <SiteImage
          picture={content.picture}
          phone={content.part}
          alt={content.alt}
          sizes={shareOfSlide(45, 92)}
          className="path-picture shadow-float"
        />
        <div className="path-line">
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
