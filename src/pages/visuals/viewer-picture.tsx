import type { CSSProperties } from 'react'
import type { VisualItem } from '../../../content/types'
import { SiteImage } from '../../components/ui/site-image'

/** Whole in view: as wide as its column, or as high as the screen leaves room beside the caption. */
export function ViewerPicture({
  item,
  hidden,
  rises,
}: {
  item: VisualItem
  hidden: boolean
  rises: boolean
}) {
  const ratio = item.image.width / item.image.height
  return (
    <div
      hidden={hidden}
      style={{ '--ratio': ratio } as CSSProperties}
      className={`w-[min(100%,calc(max(100dvh-19rem,60dvh)*var(--ratio)))] lg:w-[min(100%,calc((100dvh-4rem)*var(--ratio)))] ${rises ? 'motion-safe:animate-rise' : ''}`}
    >
      <SiteImage
        picture={item.image}
        alt={item.title}
        sizes={`(min-width: 64rem) min(calc(100vw - 26rem), calc((100vh - 4rem) * ${ratio.toFixed(3)})), min(100vw, calc(max(100vh - 19rem, 60vh) * ${ratio.toFixed(3)}))`}
        eager
        className="rounded-tile"
      />
    </div>
  )
}
