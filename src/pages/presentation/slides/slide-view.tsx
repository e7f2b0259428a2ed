import type { Slide } from '../../../../content/types'
import { ClosingSlide } from './closing-slide'
import { ComparisonSlide } from './comparison-slide'
import { IntroSlide } from './intro-slide'
import { PersonalitySlide } from './personality-slide'
import { PhilosophySlide } from './philosophy-slide'
import { ProblemSolvingSlide } from './problem-solving-slide'
import { RouteSlide } from './route-slide'
import { TrackRecordSlide } from './track-record-slide'
import { WorkStyleSlide } from './work-style-slide'

/** Each kind of slide has a composition of its own; content says which, and in which order. */
export function SlideView({ slide }: { slide: Slide }) {
  switch (slide.kind) {
    case 'opening':
      return <IntroSlide slide={slide} />
    case 'rules':
      return <PhilosophySlide slide={slide} />
    case 'spans':
      return <ProblemSolvingSlide slide={slide} />
    case 'comparison':
      return <ComparisonSlide slide={slide} />
    case 'route':
      return <RouteSlide slide={slide} />
    case 'record':
      return <TrackRecordSlide slide={slide} />
    case 'habits':
      return <WorkStyleSlide slide={slide} />
    case 'prints':
      return <PersonalitySlide slide={slide} />
    case 'closing':
      return <ClosingSlide slide={slide} />
  }
}
