interface DeckProgressProps {
  label: string
  index: number
  count: number
  playing: boolean
}

/** A span as long as the way behind. While the deck plays, the next step grows at its end. */
export function DeckProgress({ label, index, count, playing }: DeckProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={index + 1}
      aria-valuetext={`${index + 1} of ${count}`}
      className="span-mark flex h-1 bg-paper/15"
    >
      <span
        className="block h-full rounded-r-full bg-vermilion transition-[width] duration-move"
        style={{ width: `${((index + 1) / count) * 100}%` }}
      />
      {playing && <span key={index} className="deck-countdown" style={{ width: `${100 / count}%` }} />}
    </div>
  )
}
