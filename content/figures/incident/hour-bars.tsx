import { incident } from '../../incident'
import { incidentPlay } from '../../incident-play'
import { orderBars } from './chart-series'
import { clockTime, HOUR, secondsOf, shareOfHour } from './clock-time'

const words = incidentPlay.time
const BAR_COUNT = 120
const BAR_HEIGHT = 60
const ROOM = 600
const bars = orderBars(BAR_COUNT)
const fine = bars.map(({ fine }, index) => bar(index, fine, 0)).join('')
const failing = bars.map(({ fine, failing }, index) => bar(index, failing, fine)).join('')

function bar(index: number, value: number, above: number): string {
  const height = (value / ROOM) * BAR_HEIGHT
  const bottom = BAR_HEIGHT - (above / ROOM) * BAR_HEIGHT
  return `M${index + 0.14} ${bottom.toFixed(2)}v${-height.toFixed(2)}h.72v${height.toFixed(2)}Z`
}

/** The orders of the hour; what lies ahead is dim. */
export function HourBars({ time }: { time: number }) {
  const now = shareOfHour(time) * BAR_COUNT
  return (
    <svg
      className="incident-bars"
      viewBox={`0 0 ${BAR_COUNT} ${BAR_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={fine} className="incident-bar" />
      <path d={failing} className="incident-bar-hot" />
      <rect className="incident-ahead" x={now} width={BAR_COUNT - now} height={BAR_HEIGHT} />
    </svg>
  )
}

const FLAGS = [
  { at: incident.deploy.atSecond, text: words.deploy, side: 'before' },
  { at: incident.rollBack.agreed, text: words.rollBack, side: 'after' },
]
const TICKS = [0, 0.25, 0.5, 0.75, 1].map((share) => HOUR.from + share * (HOUR.to - HOUR.from))

/** What happened when. */
export function HourScale() {
  return (
    <div aria-hidden="true">
      <span className="incident-caption">{words.chart}</span>
      {FLAGS.map(({ at, text, side }) => (
        <span
          key={text}
          className="incident-flag"
          data-side={side}
          style={{ left: `${100 * shareOfHour(secondsOf(at))}%` }}
        >
          <i>{text}</i>
        </span>
      ))}
      <div className="incident-ticks">
        {TICKS.map((tick) => (
          <span key={tick}>{clockTime(tick)}</span>
        ))}
      </div>
    </div>
  )
}
