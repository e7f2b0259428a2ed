import type { Ref } from 'react'
import type { VisualItem } from '../../../content/types'
import { BelowPainted } from '../../components/below-fold'
import { usePaintedAndStill } from '../../lib/use-first-paint'
import { VisualCard } from './visual-card'

const WIDER = ['(min-width: 40rem)', '(min-width: 64rem)', '(min-width: 80rem)']

interface GalleryProps {
  ref: Ref<HTMLDivElement>
  items: VisualItem[]
  /** For each card, at how many columns it stands on the first screen. */
  firstAt: number[][]
  openLabel: string
  onOpen: (index: number) => void
}

/**
 * Pictures of any shape in one to four columns. Each column begins with a card that is known beforehand, so the first
 * screen has only those, and the others follow without moving them.
 */
export function Gallery({ ref, items, firstAt, openLabel, onOpen }: GalleryProps) {
  const painted = usePaintedAndStill()
  const columns = painted ? 0 : columnsNow()
  const card = (index: number) => (
    <VisualCard
      key={items[index]!.id}
      item={items[index]!}
      openLabel={openLabel}
      firstAt={firstAt[index]!}
      onOpen={() => onOpen(index)}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list element may not hold what groups these cards
    <div ref={ref} role="list" className="gallery columns-1 gap-6 sm:columns-2 lg:columns-3 xl:columns-4">
      {runs(firstAt).map(([first, ...others]) => [
        (painted || firstAt[first!]!.includes(columns)) && card(first!),
        others.length > 0 && (
          <BelowPainted key={`after ${items[first!]!.id}`} painted={painted}>
            {others.map(card)}
          </BelowPainted>
        ),
      ])}
    </div>
  )
}

/** Each card of the first screen with those that follow it. */
function runs(firstAt: number[][]): number[][] {
  const found: number[][] = []
  for (const [index, columns] of firstAt.entries()) {
    if (columns.length > 0) found.push([index])
    else found.at(-1)?.push(index)
  }
  return found
}

function columnsNow(): number {
  return 1 + WIDER.filter((width) => matchMedia(width).matches).length
}
