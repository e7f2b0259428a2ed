/** The years, one column each, with hairlines that run behind all roles. Only where there is room for them. */
export function YearAxis({ axis }: { axis: { from: number; to: number } }) {
  return (
    <div aria-hidden="true" className="absolute inset-0 flex max-md:hidden print:hidden">
      {yearsOf(axis).map((year) => (
        <span key={year} className="meta flex-1 border-l border-line pl-1.5 text-ink-soft">
          {year}
        </span>
      ))}
    </div>
  )
}

export function yearsOf({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
