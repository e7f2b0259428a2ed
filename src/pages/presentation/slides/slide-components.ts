import type { ComponentType } from 'react'
import { ClosingSlide } from './closing-slide'
import { FlowMapSlide } from './flow-map-slide'
import { IntroSlide } from './intro-slide'
import { PathpointSlide } from './pathpoint-slide'
import { PersonalitySlide } from './personality-slide'
import { PhilosophySlide } from './philosophy-slide'
import { ProblemSolvingSlide } from './problem-solving-slide'
import { TrackRecordSlide } from './track-record-slide'
import { WorkStyleSlide } from './work-style-slide'

/** Each slide's own composition, in the order of the content. */
export const SLIDE_COMPONENTS: ComponentType[] = [
  IntroSlide,
  PhilosophySlide,
  ProblemSolvingSlide,
  FlowMapSlide,
  PathpointSlide,
  TrackRecordSlide,
  WorkStyleSlide,
  PersonalitySlide,
  ClosingSlide,
]
