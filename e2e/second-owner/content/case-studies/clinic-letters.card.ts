import type { PortfolioProject } from '../../../../content/types'
import image from '../images/covers/clinic-letters.jpg?picture'

export const card: PortfolioProject = {
  id: 'clinic-letters',
  title: 'Clinic Letters',
  description:
    'Clinic Letters: what people did while they waited, and what we changed so that they did not have to.',
  image,
  category: 'health',
  technologies: ['Observation', 'Paper'],
  impact: 'Eleven minutes less',
  caseStudyUrl: '/case-study/clinic-letters',
  client: 'Klinik am Park',
  date: '2024',
}
