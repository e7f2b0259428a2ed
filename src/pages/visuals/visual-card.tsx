import { IconArrowsDiagonal } from '@tabler/icons-react'
import type { VisualItem } from '../../../content/types'
import { SiteImage } from '../../components/ui/site-image'
import { preloadViewer } from '../../components/viewer/view-pictures'
import { CategoryMark } from './category-mark'

interface VisualCardProps {
  item: VisualItem
  openLabel: string
  eager: boolean
  onOpen: () => void
}

/** The title is the button; its area covers the whole card. */
export function VisualCard({ item, openLabel, eager, onOpen }: VisualCardProps) {
  return (
    <li
      data-card=""
      style={{ '--card': `card-${item.id}` }}
      className="group relative mb-10 break-inside-avoid"
    >
      <div className="relative overflow-hidden rounded-tile transition-shadow duration-move group-hover:shadow-card">
        <SiteImage
          picture={item.image}
          alt={item.title}
          sizes="(min-width: 80rem) 20.6vw, (min-width: 64rem) 32vw, (min-width: 40rem) 47vw, 92vw"
          eager={eager}
          className="rounded-tile"
          imageClassName="transition-transform duration-move group-hover:scale-[1.025] group-active:scale-100"
        />
        <span
          aria-hidden="true"
          className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-control bg-paper text-ink opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100 print:hidden"
        >
          <IconArrowsDiagonal size={18} />
        </span>
      </div>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5">
        <h2 className="display text-[1.3125rem] leading-tight">
          <button
            type="button"
            onPointerEnter={preloadViewer}
            onFocus={preloadViewer}
            onClick={onOpen}
            className="text-left after:absolute after:inset-0 after:rounded-tile focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-ember"
          >
            <span className="sr-only">{openLabel}: </span>
            {item.title}
          </button>
        </h2>
        <CategoryMark category={item.category} className="text-ink-soft" />
      </div>
      <p className="mt-1.5 text-small text-ink-soft">{item.description}</p>
    </li>
  )
}
