import type { SlideOf } from '../../../../content/types'
import { phoneHref } from '../../../components/phone-href'
import { SiteImage } from '../../../components/ui/site-image'
import { COVER_SIZES } from './slide-sizes'
import { SlideLabel, SlideTitle } from './slide-words'

/** The low sun, and a question to leave in the room. */
export function ClosingSlide({ slide: { title, subtitle, content } }: { slide: SlideOf<'closing'> }) {
  const dial = phoneHref(content.phone)
  return (
    <div className="deck-slide closing-slide on-light">
      <SiteImage picture={content.picture} alt="" sizes={COVER_SIZES} className="deck-cover" />
      <SlideTitle title={title} />
      <footer>
        <SlideLabel>{subtitle}</SlideLabel>
        <a href={`mailto:${content.email}`}>{content.email}</a>
        {dial && <a href={dial}>{content.phone}</a>}
      </footer>
    </div>
  )
}
