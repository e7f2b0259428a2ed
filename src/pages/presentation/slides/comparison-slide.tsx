import type { SlideOf } from '../../../../content/types'
import { SiteImage } from '../../../components/ui/site-image'
import { shareOfSlide } from './slide-sizes'
import { SlideLabel, SlideTitle } from './slide-words'

/** The product runs off the slide; the result stands beside it. */
export function ComparisonSlide({ slide: { title, subtitle, content } }: { slide: SlideOf<'comparison'> }) {
  const { picture, alt, before, after, wider } = content
  return (
    <div className="deck-slide flow-slide on-light bg-vermilion">
      <div className="flow-words">
        <SlideLabel>{subtitle}</SlideLabel>
        <SlideTitle title={title} />
        <dl className="flow-minutes">
          <div>
            <dd>{before.value}</dd>
            <dt className="deck-label">{before.label}</dt>
          </div>
          <svg
            viewBox="-3 -3 46 30"
            aria-hidden="true"
            className="flow-arrow span-mark"
            fill="none"
            stroke="currentColor"
            strokeWidth="5.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M0 12H40M28 0L40 12L28 24" />
          </svg>
          <div>
            <dd>{after.value}</dd>
            <dt className="deck-label">{after.label}</dt>
          </div>
        </dl>
        <p className="flow-wider deck-label">
          <strong>{wider.value}</strong> <span>{wider.label}</span>
        </p>
      </div>
      <SiteImage
        picture={picture}
        alt={alt}
        sizes={shareOfSlide(72, 118)}
        className="flow-picture shadow-float"
      />
    </div>
  )
}
