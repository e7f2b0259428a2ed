import type { SlideOf } from '../../../../content/types'
import { SiteImage } from '../../../components/ui/site-image'
import { shareOfSlide } from './slide-sizes'
import { SlideLabel, SlideTitle } from './slide-words'

/** Prints on a table, one of them a face. */
export function PersonalitySlide({ slide: { title, subtitle, content } }: { slide: SlideOf<'prints'> }) {
  return (
    <div className="deck-slide person-slide on-light bg-butter">
      <header>
        <SlideLabel>{subtitle}</SlideLabel>
        <SlideTitle title={title} />
      </header>
      <SiteImage
        picture={content.portrait}
        alt={content.alt}
        sizes={shareOfSlide(30, 62)}
        className="person-portrait shadow-float"
      />
      <ul className="person-cards">
        {content.cards.map(({ picture, alt, caption }) => (
          <li key={caption} className="bg-paper shadow-card">
            <SiteImage picture={picture} alt={alt} sizes={shareOfSlide(24, 52)} className="person-print" />
            <p className="deck-label">{caption}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
