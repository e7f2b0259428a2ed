import type { DayViews } from './chart-data'

/** In pixels; widths are shares, so that the text keeps its size on every screen. */
const TOP = 26
const HEIGHT = 160
const BOTTOM = 34
/** Share of a day's width that its bar takes. */
const BAR = 0.62

interface ViewsChartProps {
  words: { heading: string; day: string; views: string }
  days: DayViews[]
}

/** A bar per day. The drawing is for the eye; the same values stand in a table for everyone else. */
export function ViewsChart({ words, days }: ViewsChartProps) {
  const most = Math.max(1, ...days.map(({ views }) => views))
  return (
    <>
      <h2 className="meta mt-8 mb-2 text-paper/75">{words.heading}</h2>
      <svg width="100%" height={TOP + HEIGHT + BOTTOM} aria-hidden="true" className="span-mark meta block">
        {[0, 0.5, 1].map((share) => (
          <rect key={share} y={TOP + HEIGHT * share} width="100%" height="1" className="fill-paper/12" />
        ))}
        {days.map(({ day, views }, index) => (
          <DayBar
            key={day}
            day={day}
            views={views}
            height={views === 0 ? 3 : Math.max(8, (views / most) * HEIGHT)}
            left={(index / days.length) * 100}
            width={100 / days.length}
            today={index === days.length - 1}
            secondary={(days.length - index) % 2 === 0}
          />
        ))}
      </svg>
      {days.length > 0 && <DayTable words={words} days={days} />}
    </>
  )
}

interface DayBarProps extends DayViews {
  /** In pixels. */
  height: number
  /** In percent of the chart. */
  left: number
  width: number
  today: boolean
  /** Loses its label where labels would touch. */
  secondary: boolean
}

function DayBar({ day, views, height, left, width, today, secondary }: DayBarProps) {
  const middle = `${left + width / 2}%`
  const bar = views === 0 ? 'fill-paper/25' : today ? 'fill-vermilion' : 'fill-sage'
  return (
    <>
      <rect
        x={`${left + (width * (1 - BAR)) / 2}%`}
        y={TOP + HEIGHT - height}
        width={`${width * BAR}%`}
        height={height}
        rx={Math.min(5, height / 2)}
        className={bar}
      />
      {views > 0 && (
        <text x={middle} y={TOP + HEIGHT - height - 8} textAnchor="middle" className="fill-paper">
          {views}
        </text>
      )}
      <text
        x={middle}
        y={TOP + HEIGHT + 24}
        textAnchor="middle"
        className={`${today ? 'fill-butter' : 'fill-paper/75'} ${secondary ? 'max-sm:hidden' : ''}`}
      >
        {Number(day.slice(-2))}
      </text>
    </>
  )
}

function DayTable({ words, days }: ViewsChartProps) {
  return (
    <table className="sr-only">
      <caption>{words.heading}</caption>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.views}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, views }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{views}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
