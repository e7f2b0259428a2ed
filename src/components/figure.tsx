import type { Figure } from '../../content/types'
import { SiteImage } from './ui/site-image'

interface CaptionedFigureProps {
  figure: Figure
  /** How wide the picture stands on the page, as in the `sizes` attribute. */
  sizes: string
  /** Width attribute of the picture; its height follows the picture's shape. */
  width?: number
  className?: string
}

/** A picture with its line in mono. On phones it runs from edge to edge, as interfaces need the width. */
export function CaptionedFigure({ figure, sizes, width, className = '' }: CaptionedFigureProps) {
  const { picture, alt, caption } = figure
  return (
    <figure className={`enters break-inside-avoid ${className}`}>
      <SiteImage
        picture={picture}
        alt={alt}
        sizes={sizes}
        width={width}
        height={width && Math.round((width * picture.height) / picture.width)}
        className="shadow-card max-md:-mx-[clamp(1.25rem,4vw,2rem)] md:rounded-image"
      />
      <figcaption className="meta mt-4 flex max-w-[60ch] gap-3 text-current/80">
        <span
          className="span-mark mt-[0.45em] h-1.5 w-6 shrink-0 rounded-full bg-vermilion"
          aria-hidden="true"
        />
        {caption}
      </figcaption>
    </figure>
  )
}
