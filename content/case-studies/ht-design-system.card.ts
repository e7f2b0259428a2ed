import image from '../images/covers/ht-design-system.webp?picture'
import type { PortfolioProject } from '../types'

export const card: PortfolioProject = {
  id: 'ht-design-system',
  title: 'hearthtable Design System',
  description:
    'A wall of design-system boards: type, color tokens, buttons, fields and charts. One library for the six products of a hiring software company.',
  image,
  category: 'design-system',
  technologies: ['Sketch', 'Design tokens', 'React', 'Storybook', 'Codemods'],
  impact: '85% of shipped screens use nothing but the system',
  caseStudyUrl: '/case-study/ht-design-system',
  client: 'hearthtable',
  date: 'March 2017',
}
