import type { PortfolioProject } from '../../../../content/types'
import image from '../images/covers/library-desk.jpg?picture'

export const card: PortfolioProject = {
  id: 'library-desk',
  title: 'Library Desk',
  description:
    'Library Desk: what people did while they waited, and what we changed so that they did not have to.',
  image,
  category: 'public',
  technologies: ['Observation', 'Paper'],
  impact: 'Eleven minutes less',
  caseStudyUrl: '/case-study/library-desk',
  client: 'Stadtbücherei',
  date: '2023',
}
