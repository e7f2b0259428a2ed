import type { Block, CaseStudy, ImpactMetric } from '../../../content/types'

/** A part of the text: the element's id, the heading, and what stands there. */
export type StudySection = { id: string; title: string } & (
  | { blocks: Block[]; metrics?: never }
  | { metrics: ImpactMetric[]; blocks?: never }
)

type StudyText = Pick<CaseStudy, 'challenge' | 'solution' | 'metrics' | 'process' | 'enterpriseValue'>

/** The parts that this study has, in reading order. */
export function studySections(study: StudyText): StudySection[] {
  const { challenge = [], solution = [], metrics = [], process = [], enterpriseValue = [] } = study
  const all: StudySection[] = [
    { id: 'challenge', title: 'Challenge', blocks: challenge },
    { id: 'solution', title: 'Solution', blocks: solution },
    { id: 'measurable-impact', title: 'Measurable Impact', metrics },
    { id: 'design-process', title: 'Design Process', blocks: process },
    { id: 'enterprise-value', title: 'Enterprise Value', blocks: enterpriseValue },
  ]
  return all.filter(({ blocks, metrics }) => (blocks ?? metrics).length > 0)
}
