import type { CSSProperties, Ref } from 'react'
import { SiteImage } from '../ui/site-image'
import type { ViewedPicture } from './viewed-picture'
import type { Zoom } from './zoom'

interface ViewerPictureProps {
  ref?: Ref<HTMLDivElement>
  item: ViewedPicture
  hidden: boolean
  /** Comes by itself, not from a place on the page. */
  rises: boolean
  zoom?: Zoom
  /** Follows fingers without delay. */
  held?: boolean
}

/** Whole in its frame, or a part of it as large as the visitor likes. */
export function ViewerPicture({ ref, item, hidden, rises, zoom, held }: ViewerPictureProps) {
  const { width, height } = item.picture
  const near = zoom && zoom.scale > 1
  return (
    <div
      ref={ref}
      hidden={hidden}
      style={
        {
          '--ratio': width / height,
          '--stand-in': item.standIn && `url(${JSON.stringify(item.standIn)})`,
          transform: zoom && `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
        } as CSSProperties
      }
      className={`w-[min(100cqw,100cqh*var(--ratio))] ${held ? '' : 'transition-transform duration-move'} ${rises ? 'motion-safe:animate-rise' : ''}`}
    >
      <SiteImage
        picture={item.picture}
        alt={item.alt}
        // As large a file as there is, once somebody looks closely.
        sizes={near ? `${width}px` : '(min-width: 64rem) 80vw, 100vw'}
        eager
        className={near ? '' : 'sm:rounded-tile'}
        imageClassName="pointer-events-none bg-(image:--stand-in) bg-cover select-none"
      />
    </div>
  )
}
