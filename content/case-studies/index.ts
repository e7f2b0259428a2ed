import type { PortfolioProject } from '../types'
import { card as adaptiveEmail } from './adaptive-email.card'
import { card as aiCreativeExploration } from './ai-creative-exploration.card'
import { card as azureMaps } from './azure-maps.card'
import { card as htDesignSystem } from './ht-design-system.card'
import { card as supportExperience } from './support-experience.card'
import { card as teamsApp } from './teams-app.card'
import { card as traceFlowMap } from './trace-flow-map.card'
import { card as unifiedTracing } from './unified-tracing.card'

/** The case studies in the order in which Home shows them and each leads to the next. */
export const caseStudyCards: PortfolioProject[] = [
  traceFlowMap,
  supportExperience,
  azureMaps,
  unifiedTracing,
  adaptiveEmail,
  aiCreativeExploration,
  htDesignSystem,
  teamsApp,
]
