import { useLoaderData } from 'react-router'
import type { SlideOf } from '../../../../content/types'
import { SiteImage } from '../../../components/ui/site-image'
import type { PresentationContent } from '../presentation-content'
import { COVER_SIZES } from './slide-sizes'
import { SlideLabel, SlideTitle } from './slide-words'

/** The stage before the talk: one lamp, one sentence. */
export function IntroSlide({ slide: { title, subtitle, content } }: { slide: SlideOf<'opening'> }) {
  const { deck } = useLoaderData<PresentationContent>()
  return (
    <div className="deck-slide intro-slide on-dark">
      <SiteImage
        picture={deck.background}
        alt=""
        sizes={COVER_SIZES}
        eager
        priority="high"
        className="deck-cover"
      />
      <SlideLabel>{`${content.name}, ${content.role}`}</SlideLabel>
      <SlideTitle title={title} />
      <p className="deck-text">{subtitle}</p>
    </div>
  )
}
