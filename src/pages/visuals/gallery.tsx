import type { Ref } from 'react'
import type { VisualItem } from '../../../content/types'
import { VisualCard } from './visual-card'

/** As many as a first screen may show. */
const EAGER_CARDS = 4

interface GalleryProps {
  ref: Ref<HTMLUListElement>
  items: VisualItem[]
  openLabel: string
  onOpen: (index: number) => void
}

/** Pictures of any shape in one to four columns. */
export function Gallery({ ref, items, openLabel, onOpen }: GalleryProps) {
  return (
    <ul ref={ref} className="gallery columns-1 gap-6 sm:columns-2 lg:columns-3 xl:columns-4">
      {items.map((item, index) => (
        <VisualCard
          key={item.id}
          item={item}
          openLabel={openLabel}
          eager={index < EAGER_CARDS}
          onOpen={() => onOpen(index)}
        />
      ))}
    </ul>
  )
}
