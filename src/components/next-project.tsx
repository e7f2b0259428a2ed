import { IconArrowRight } from '@tabler/icons-react'
import type { NextProject as NextProjectContent } from '../../content/types'
import { SiteImage } from './ui/site-image'
import { SiteLink } from './ui/site-link'

/** The last thing on a page: the next one, as wide as the screen. Its label is cut out of the picture's corner. */
export function NextProject({ label, next }: { label: string; next: NextProjectContent }) {
  return (
    <SiteLink
      to={next.href}
      data-card=""
      data-print="hide"
      className="group relative block overflow-hidden bg-pine-deep -outline-offset-8 [--focus:var(--color-butter)]"
    >
      <SiteImage
        picture={next.picture}
        alt=""
        // Upright screens see the middle of a picture that is wider than they are.
        sizes="(max-width: 48rem) 48rem, 100vw"
        className="h-[clamp(27rem,54vw,46rem)] w-full"
        imageClassName="transition-transform duration-move group-hover:scale-[1.02] group-focus-visible:scale-[1.02]"
      />
      <span className="absolute bottom-0 left-0 max-w-[88%] on-light rounded-tr-image bg-paper pt-6 pr-8 pb-6 md:pt-9 md:pr-14 md:pb-9">
        <span className="block pl-[clamp(1.25rem,4vw,2rem)] xl:pl-[max(2rem,calc(50vw-var(--width-column)/2+2rem))]">
          <span className="meta mb-3 flex items-center gap-3">
            <span
              className="span-mark h-1.5 w-10 origin-left rounded-full bg-vermilion transition-transform duration-move group-hover:scale-x-150"
              aria-hidden="true"
            />
            <span className="transition-transform duration-move group-hover:translate-x-5">{label}</span>
          </span>
          <span className="display block text-heading text-balance decoration-vermilion decoration-4 underline-offset-8 group-focus-visible:underline">
            {next.title}
            <IconArrowRight
              aria-hidden="true"
              className="ml-[0.35em] inline-block size-[0.8em] align-[-0.08em] transition-transform duration-move group-hover:translate-x-2"
            />
          </span>
        </span>
      </span>
    </SiteLink>
  )
}
