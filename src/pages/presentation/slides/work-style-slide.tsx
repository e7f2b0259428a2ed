import type { SlideOf } from '../../../../content/types'
import { SiteImage } from '../../../components/ui/site-image'
import { shareOfSlide } from './slide-sizes'
import { SlideLabel, SlideTitle } from './slide-words'

/** Balance on the left, three verbs that follow each other on the right. */
export function WorkStyleSlide({ slide: { title, subtitle, content } }: { slide: SlideOf<'habits'> }) {
  return (
    <div className="deck-slide style-slide on-light bg-paper">
      <SiteImage
        picture={content.picture}
        alt={content.alt}
        sizes={shareOfSlide(38, 100)}
        className="style-picture"
      />
      <div className="style-words">
        <header>
          <SlideLabel>{subtitle}</SlideLabel>
          <SlideTitle title={title} />
        </header>
        <ol className="style-habits">
          {content.habits.map((habit) => (
            <li key={habit.title}>
              <span className="style-verb">{habit.title}</span>
              <span className="deck-text">{habit.text}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
