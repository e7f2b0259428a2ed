import { IconArrowsDiagonal } from '@tabler/icons-react'
import { use } from 'react'
import type { Figure } from '../../content/types'
import { SiteImage } from './ui/site-image'
import { FigureViewingContext } from './viewer/figure-viewing'
import { preloadViewer } from './viewer/view-pictures'

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
  const phone = partForPhones(figure)
  const viewing = use(FigureViewingContext)
  return (
    <figure
      ref={(element) => (element ? viewing?.register(figure, element) : undefined)}
      className={`enters break-inside-avoid ${className}`}
    >
      <div className="group relative max-md:-mx-[clamp(1.25rem,4vw,2rem)]">
        <SiteImage
          picture={picture}
          phone={phone?.picture}
          alt={alt}
          sizes={sizes}
          width={width}
          height={width && Math.round((width * picture.height) / picture.width)}
          className="shadow-card md:rounded-image"
        />
        {viewing && <Enlarge label={viewing.openLabel} of={caption} onOpen={() => viewing.open(figure)} />}
      </div>
      <figcaption className="meta mt-4 flex max-w-[36em] gap-3 text-current/80">
        <span
          className="span-mark mt-[0.45em] h-1.5 w-6 shrink-0 rounded-full bg-vermilion"
          aria-hidden="true"
        />
        {phone ? (
          <>
            <span className="md:hidden print:hidden">{phone.caption}</span>
            <span className="max-md:hidden print:inline">{caption}</span>
          </>
        ) : (
          caption
        )}
      </figcaption>
    </figure>
  )
}

/** What phones show of a figure whose type would be too small there. */
export function partForPhones({ phone }: Figure) {
  return phone === 'whole' ? undefined : phone
}

/** The whole picture is the button; its mark shows under a pointer, and always for fingers. */
function Enlarge({ label, of, onOpen }: { label: string; of: string; onOpen: () => void }) {
  return (
    <button
      type="button"
      data-print="hide"
      aria-label={`${label}: ${of}`}
      onPointerEnter={preloadViewer}
      onFocus={preloadViewer}
      onClick={onOpen}
      className="absolute inset-0 cursor-zoom-in md:rounded-image"
    >
      <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-control bg-paper text-ink opacity-0 shadow-card transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
        <IconArrowsDiagonal aria-hidden="true" size={18} />
      </span>
    </button>
  )
}
