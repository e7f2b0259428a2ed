import type { Overview } from '../../shared/owner-api'
import { dayLabel, lengthOf } from '../frame/moments'

const HEIGHT = 100
const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }

type Days = Overview['days']

/** How long the site was read each day, as one line. The drawing is for the eye; the table for everyone else. */
export function ThirtyDays({ days }: { days: Days }) {
  const most = Math.max(60_000, ...days.map(({ ms }) => ms))
  const points = days.map(({ ms }, index) => ({
    x: days.length === 1 ? 100 : (index / (days.length - 1)) * 100,
    y: HEIGHT - (ms / most) * HEIGHT,
  }))
  const line = smooth(points)
  const last = points.at(-1)
  return (
    <figure className="min-w-0">
      <div aria-hidden="true" className="relative h-32 border-b border-ink/25 md:h-40">
        <svg
          viewBox={`0 0 100 ${HEIGHT}`}
          preserveAspectRatio="none"
          role="presentation"
          className="span-mark absolute inset-0 h-full w-full overflow-visible"
        >
          <path d={`${line} V ${HEIGHT} H 0 Z`} className="fill-bone" />
          <path
            d={line}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeLinecap="round"
            className="stroke-pine [stroke-width:2.5px]"
          />
        </svg>
        {last && (
          <span
            style={{ left: `${last.x}%`, top: `${last.y}%` }}
            className="span-mark absolute -mt-1.5 -ml-1.5 size-3 rounded-full bg-vermilion"
          />
        )}
      </div>
      <p aria-hidden="true" className="meta mt-2 flex justify-between text-ink-soft">
        <span>{days[0] && dayLabel(days[0].day, SHORT)}</span>
        <span>longest day {lengthOf(Math.max(0, ...days.map(({ ms }) => ms)))}</span>
        <span>today</span>
      </p>
      <DayTable days={days} />
    </figure>
  )
}

/** Through every point, with no bend above or below two neighbours. */
function smooth(points: { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      if (!before) return `M ${x} ${y}`
      const middle = (before.x + x) / 2
      return `C ${middle} ${before.y}, ${middle} ${y}, ${x} ${y}`
    })
    .join(' ')
}

function DayTable({ days }: { days: Days }) {
  return (
    <table className="sr-only">
      <caption>Reading per day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Visits</th>
          <th scope="col">Read</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, visits, ms }) => (
          <tr key={day}>
            <th scope="row">{dayLabel(day, { dateStyle: 'long' })}</th>
            <td>{visits}</td>
            <td>{lengthOf(ms)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
