import type { Testimonial } from '../../../content/types'

interface DotsProps {
  items: Testimonial[]
  start: number
  onChoose: (index: number) => void
}

/** One per testimonial, because moves by two pass over every second one on a phone. Both that are shown are lit. */
export function Dots({ items, start, onChoose }: DotsProps) {
  return (
    <div className="-ml-2 flex">
      {items.map(({ name }, index) => (
        <button
          key={name}
          type="button"
          aria-label={`Testimonial ${index + 1}: ${name}`}
          aria-current={index === start}
          data-second={index === (start + 1) % items.length || undefined}
          onClick={() => onChoose(index)}
          className="group grid h-12 place-items-center px-2"
        >
          <span className="block h-2 w-4 rounded-full bg-ink/50 transition-[background-color,width] group-hover:bg-ink group-aria-[current=true]:w-8 group-aria-[current=true]:bg-vermilion md:group-data-second:w-8 md:group-data-second:bg-vermilion" />
        </button>
      ))}
    </div>
  )
}
