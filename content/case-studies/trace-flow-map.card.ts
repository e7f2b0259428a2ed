import image from '../images/covers/trace-flow-map.webp?picture'
import type { PortfolioProject, Stat } from '../types'

/** The study's first result, shown on its card too. */
export const timeToName: Stat = { value: '75%', label: 'less time to name the failing service' }

export const card: PortfolioProject = {
  id: 'trace-flow-map',
  title: 'Trace Flow Map',
  description:
    'A live map of a system’s calls: width is traffic and the failing path burns red. It tells the person on call which service to look at first.',
  image,
  category: 'product',
  technologies: ['Figma', 'React', 'D3', 'OpenTelemetry', 'WebGL'],
  impact: `${timeToName.value} ${timeToName.label}`,
  caseStudyUrl: '/case-study/trace-flow-map',
  client: 'Spanwell',
  date: 'August 2024',
}
