/** Four spans of one trace; the last is still burning. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      aria-hidden="true"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
    >
      <path d="M4 6h17M9 13h19M13 20h10" stroke="currentColor" />
      <path d="M6 27h8" className="stroke-[var(--mark,var(--color-vermilion))]" />
    </svg>
  )
}
