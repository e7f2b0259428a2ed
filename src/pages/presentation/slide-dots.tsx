interface SlideDotsProps {
  titles: string[]
  index: number
  label: string
  onChoose: (index: number) => void
}

/** One dot per slide; the current one is drawn out into a span. */
export function SlideDots({ titles, index, label, onChoose }: SlideDotsProps) {
  return (
    <div className="deck-dots flex items-center">
      {titles.map((title, slide) => (
        <button
          key={title}
          type="button"
          aria-label={`${label} ${slide + 1}: ${title}`}
          aria-current={slide === index ? 'true' : undefined}
          onClick={() => onChoose(slide)}
          className="group grid h-11 min-w-6 place-items-center rounded-control px-1.5"
        >
          <span className="span-mark block size-2 rounded-full bg-paper/45 transition-[width] group-hover:bg-paper group-aria-[current]:w-7 group-aria-[current]:bg-vermilion" />
        </button>
      ))}
    </div>
  )
}
