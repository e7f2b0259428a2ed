import { facts } from '../facts'
import image from '../images/covers/unified-tracing.webp?picture'
import type { PortfolioProject } from '../types'

export const card: PortfolioProject = {
  id: 'unified-tracing',
  title: 'Unified Tracing',
  description:
    'Distributed tracing on one time axis: spans, logs, profile and metrics aligned. It replaced four tools and the copying of identifiers between them.',
  image,
  category: 'product',
  technologies: ['Figma', 'React', 'Canvas', 'OpenTelemetry'],
  impact: `${facts.tracingMau.value} ${facts.tracingMau.label}`,
  caseStudyUrl: '/case-study/unified-tracing',
  client: 'Spanwell',
  date: 'April 2024',
}
