import type { CSSProperties } from 'react'
import { roleYears, spanOnAxis } from '../../components/role-years'
import { yearsOf } from './year-axis'

/** A role on the axis, with its own years above it. One that is still held runs on past the edge of the page. */
export function RoleSpan({ duration, axis }: { duration: string; axis: { from: number; to: number } }) {
  const years = roleYears(duration, axis.to)
  const { start, length } = spanOnAxis(years, axis)
  return (
    <div
      aria-hidden="true"
      style={{ '--start': `${start}%`, '--length': `${length}%` } as CSSProperties}
      className="print:hidden"
    >
      {/* The first role has the axis itself above it. */}
      <p className="meta mb-2.5 ml-(--start) flex w-(--length) text-ink-soft group-first:hidden max-md:hidden">
        {yearsOf({ from: years.first, to: years.last }).map((year) => (
          <span key={year} className="flex-1 pl-[calc(0.375rem+1px)]">
            {year}
          </span>
        ))}
      </p>
      <div className="h-2.5 rounded-full bg-line md:bg-transparent">
        <span
          data-open={years.open || undefined}
          className="span-mark ml-(--start) block h-full w-(--length) rounded-full bg-pine data-open:w-screen data-open:rounded-r-none data-open:bg-vermilion"
        />
      </div>
    </div>
  )
}
