interface SpanMarkProps {
  colour?: `bg-${string}`
  className?: string
}

/** The site's mark: a thin bar, as a trace draws a piece of work. */
export function SpanMark({ colour = 'bg-vermilion', className = 'w-10' }: SpanMarkProps) {
  return (
    <span
      className={`span-mark inline-block h-1.5 shrink-0 rounded-full ${colour} ${className}`}
      aria-hidden="true"
    />
  )
}
