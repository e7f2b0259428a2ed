import { use, useEffect, useRef, useState } from 'react'
import type { Picture } from '../../../content/types'
import { EarlyPictureContext } from './early-pictures'
import { useHydrated } from './use-hydrated'

interface SiteImageProps {
  picture: Picture
  alt: string
  /** How wide the picture stands on the page, as in the `sizes` attribute. */
  sizes: string
  /** Load at once, for what is in view at first. */
  eager?: boolean
  /** `high` for what the page is seen by, which is asked for ahead of it; `low` for what can wait. */
  priority?: 'high' | 'low'
  /** On which screens alone it is asked for ahead of the page, as a media query. */
  aheadOn?: string
  /** What screens of one column show in its place, in a box of its shape. */
  phone?: Picture
  /** Size of the box when it is not the picture's own shape. */
  width?: number
  height?: number
  /** For the box; it clips the picture. */
  className?: string
  /** For the picture itself. */
  imageClassName?: string
}

/** A picture of content in its best width: its color until it has loaded, a message if it fails. */
export function SiteImage(props: SiteImageProps) {
  const { picture, phone, alt, sizes, eager = false, priority, className = '', imageClassName = '' } = props
  const { width = picture.width, height = picture.height, aheadOn } = props
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const image = useRef<HTMLImageElement>(null)
  const onEarlyPicture = use(EarlyPictureContext)
  const hydrated = useHydrated()
  if (eager || priority === 'high' || aheadOn) onEarlyPicture?.({ picture, sizes, priority, media: aheadOn })

  // A picture that came before the script did sends no event any more.
  useEffect(() => {
    if (!image.current?.complete) return
    setState(image.current.naturalWidth > 0 ? 'loaded' : 'failed')
  }, [])

  return (
    <span
      // The colour would show as a hairline round the picture's corners. It goes a moment after the picture has come,
      // which may still be decoding.
      className={`relative block overflow-hidden transition-[background-color] delay-250 duration-0 ${phone ? 'aspect-(--shape) max-md:aspect-(--phone-shape)' : ''} ${className}`}
      style={{
        backgroundColor: state === 'loaded' ? undefined : picture.color,
        ...(phone
          ? { '--shape': `${width} / ${height}`, '--phone-shape': `${phone.width} / ${phone.height}` }
          : { aspectRatio: `${width} / ${height}` }),
      }}
      data-image={state}
    >
      {state === 'failed' ? (
        <span className="meta absolute inset-0 grid place-items-center bg-bone p-4 text-center text-ink-soft">
          Failed to load image
        </span>
      ) : (
        <picture>
          {phone && <source media="(width < 48rem)" srcSet={phone.srcSet} sizes="100vw" />}
          <img
            ref={image}
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={sizes}
            alt={alt}
            width={width}
            height={height}
            // Lazy in the HTML: a stranger's browser fetches no picture of a page that is not shown.
            loading={eager && hydrated ? 'eager' : 'lazy'}
            fetchPriority={priority}
            decoding="async"
            onLoad={() => setState('loaded')}
            onError={() => setState('failed')}
            className={`h-full w-full object-cover ${imageClassName}`}
          />
        </picture>
      )}
    </span>
  )
}
