import { IconArrowsHorizontal } from '@tabler/icons-react'
import { type ChangeEvent, useRef } from 'react'
import type { ComparedPicture } from '../../content/types'
import { SiteImage } from './ui/site-image'

const START = 50

interface ComparisonProps {
  before: ComparedPicture
  after: ComparedPicture
  caption: string
  /** How wide the pictures stand on the page, as in the `sizes` attribute. */
  sizes: string
}

/**
 * Two pictures over each other, and a handle that uncovers the later one. The handle is a slider of the browser's own,
 * so that keys, touch and screen readers move it. Without script, and on paper, the pictures stand one below the other.
 */
export function Comparison({ before, after, caption, sizes }: ComparisonProps) {
  const box = useRef<HTMLDivElement>(null)

  function uncover({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    box.current?.style.setProperty('--split', `${currentTarget.value}%`)
    const text = valueText(currentTarget.valueAsNumber, before.label, after.label)
    currentTarget.setAttribute('aria-valuetext', text)
  }

  return (
    <figure className="enters my-6 break-inside-avoid lg:my-10" data-comparison>
      <div ref={box} className="comparison shadow-card max-md:-mx-[clamp(1.25rem,4vw,2rem)] md:rounded-image">
        <Side side={before} sizes={sizes} place="before" />
        <Side side={after} sizes={sizes} place="after" />
        <input
          type="range"
          min={0}
          max={100}
          step={2}
          defaultValue={START}
          onChange={uncover}
          aria-label={`Drag between ${before.label} and ${after.label}`}
          aria-valuetext={valueText(START, before.label, after.label)}
          data-print="hide"
        />
        <span className="comparison-handle" aria-hidden="true" data-print="hide">
          <IconArrowsHorizontal size={22} stroke={2} />
        </span>
      </div>
      <figcaption className="meta mt-4 flex max-w-[36em] gap-3 text-current/80">
        <span
          className="span-mark mt-[0.45em] h-1.5 w-6 shrink-0 rounded-full bg-vermilion"
          aria-hidden="true"
        />
        {caption}
      </figcaption>
    </figure>
  )
}

function Side({ side, sizes, place }: { side: ComparedPicture; sizes: string; place: 'before' | 'after' }) {
  return (
    <div data-side={place}>
      <SiteImage picture={side.picture} phone={side.phone} alt={side.alt} sizes={sizes} />
      <span className="meta">{side.label}</span>
    </div>
  )
}

function valueText(percent: number, before: string, after: string): string {
  return `${percent}% ${before}, ${100 - percent}% ${after}`
}
