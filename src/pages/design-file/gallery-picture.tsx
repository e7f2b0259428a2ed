import type { AiConcept } from '../../../content/types'
import { SiteImage } from '../../components/ui/site-image'
import { TagList } from '../../components/ui/tag-list'

interface GalleryPictureProps {
  concept: AiConcept
  /** Alone with its label beside it, or one of two with the label below. */
  place: 'alone' | 'pair'
  /** Alone: the label stands on the left. In a pair: the picture hangs lower. */
  flipped: boolean
  eager?: boolean
}

/** To the edge of the screen, beyond the page's column. */
const BLEEDS = {
  left: 'lg:-ml-[max(2rem,calc(50vw-var(--width-column)/2+2rem))] lg:rounded-l-none',
  right: 'lg:order-2 lg:-mr-[max(2rem,calc(50vw-var(--width-column)/2+2rem))] lg:rounded-r-none',
}

/** A picture in its own shape, with the label of an exhibition. */
export function GalleryPicture({ concept, place, flipped, eager = false }: GalleryPictureProps) {
  const { image, title, description, prompt, tags } = concept
  const ratio = image.width / image.height
  const alone = place === 'alone'
  return (
    <li
      data-gallery-item
      className={
        alone
          ? `grid gap-x-10 gap-y-6 lg:grid-cols-12 lg:items-end`
          : `min-w-0 ${flipped ? 'max-lg:ml-[14%] lg:mt-24' : 'max-lg:mr-[14%]'}`
      }
      // Two pictures of a pair are equally tall, whatever their shapes.
      style={alone ? undefined : { flex: `${ratio} 1 0` }}
    >
      <SiteImage
        picture={image}
        alt={title}
        sizes={alone ? '(min-width: 64rem) 76vw, 100vw' : `(min-width: 64rem) ${ratio < 1 ? 36 : 62}vw, 86vw`}
        eager={eager}
        priority={eager ? 'high' : undefined}
        className={`rounded-image shadow-card ${alone ? `lg:col-span-9 ${flipped ? BLEEDS.right : BLEEDS.left}` : ''}`}
      />
      <div className={alone ? 'lg:col-span-3' : 'mt-6'}>
        <h2 className="display text-title">{title}</h2>
        <p className="mt-2 max-w-[24em] text-small text-ink-soft">{description}</p>
        <p className="meta mt-4 max-w-[33.5em] border-l-[6px] border-vermilion pl-4">
          <span className="sr-only">Prompt: </span>
          {prompt}
        </p>
        <div className="mt-4">
          <TagList tags={tags} label={`Tags of ${title}`} />
        </div>
      </div>
    </li>
  )
}
