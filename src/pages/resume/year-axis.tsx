/** The years, one column each, with hairlines that run behind all roles. Only where there is room for them. */
export function YearAxis({ axis }: { axis: { from: number; to: number } }) {
  const years = Array.from({ length: axis.to - axis.from + 1 }, (_, index) => axis.from + index)
  return (
    <div aria-hidden="true" className="absolute inset-0 flex max-lg:hidden print:hidden">
      {years.map((year) => (
        <span key={year} className="meta flex-1 border-l border-line pl-1.5 text-ink-soft">
          {year}
        </span>
      ))}
    </div>
  )
}
