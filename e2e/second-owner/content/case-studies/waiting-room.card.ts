import type { PortfolioProject } from '../../../../content/types'
import image from '../images/covers/waiting-room.jpg?picture'

export const card: PortfolioProject = {
  id: 'waiting-room',
  title: 'Waiting Room',
  description:
    'Waiting Room: what people did while they waited, and what we changed so that they did not have to.',
  image,
  category: 'public',
  technologies: ['Observation', 'Paper'],
  impact: 'Eleven minutes less',
  caseStudyUrl: '/case-study/waiting-room',
  client: 'Bürgeramt Mitte',
  date: 'May 2025',
}
