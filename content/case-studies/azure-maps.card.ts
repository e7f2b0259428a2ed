import image from '../images/covers/azure-maps.webp?picture'
import type { PortfolioProject, Stat } from '../types'

/** The study's first result, shown on its card too. */
export const firstCall: Stat = { value: '9 min', label: 'from sign-up to a first live call' }

export const card: PortfolioProject = {
  id: 'azure-maps',
  title: 'Azure Maps Platform',
  description:
    'Developer docs where every code sample draws its own result on a live city map. I designed the platform and wrote its playground.',
  image,
  category: 'product',
  technologies: ['Figma', 'TypeScript', 'React', 'WebGL', 'GeoJSON'],
  impact: `${firstCall.value} ${firstCall.label}, down from 26`,
  caseStudyUrl: '/case-study/azure-maps',
  client: 'Meridian',
  date: 'August 2024',
}
