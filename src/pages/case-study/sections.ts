import { studyPage } from '../../../content/study-page'
import type { Block, CaseStudy, ImpactMetric, StudyShape } from '../../../content/types'

/** A part of the text: the element's id, the heading, and what stands there. */
export type StudySection = { id: string; title: string } & (
  | { blocks: Block[]; metrics?: never }
  | { metrics: ImpactMetric[]; blocks?: never }
)

type StudyText = Pick<
  CaseStudy,
  'shape' | 'challenge' | 'solution' | 'metrics' | 'process' | 'enterpriseValue'
>

type PartId = keyof typeof studyPage.sections

const ORDERS: Record<StudyShape, PartId[]> = {
  answer: ['challenge', 'solution', 'measurable-impact', 'design-process', 'enterprise-value'],
  search: ['challenge', 'design-process', 'solution', 'measurable-impact', 'enterprise-value'],
  result: ['measurable-impact', 'challenge', 'solution', 'design-process', 'enterprise-value'],
}

/** The parts that this study has, in the reading order of its shape. */
export function studySections(study: StudyText): StudySection[] {
  const {
    shape = 'answer',
    challenge = [],
    solution = [],
    metrics = [],
    process = [],
    enterpriseValue = [],
  } = study
  const parts: Record<PartId, { blocks: Block[] } | { metrics: ImpactMetric[] }> = {
    challenge: { blocks: challenge },
    solution: { blocks: solution },
    'measurable-impact': { metrics },
    'design-process': { blocks: process },
    'enterprise-value': { blocks: enterpriseValue },
  }
  return ORDERS[shape]
    .map((id): StudySection => ({ id, title: studyPage.sections[id], ...parts[id] }))
    .filter(({ blocks, metrics }) => (blocks ?? metrics).length > 0)
}
