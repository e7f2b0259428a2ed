import image from '../images/covers/support-experience.webp?picture'
import type { PortfolioProject, Stat } from '../types'

/** The study's first result, shown on its card too. */
export const fewerCases: Stat = { value: '45%', label: 'fewer support cases per active team' }

export const card: PortfolioProject = {
  id: 'support-experience',
  title: 'Support Experience Redesign',
  description:
    'A help site that runs the checks, shows what broke and then offers a tested fix. When it can’t, a person takes over with the whole case in hand.',
  image,
  category: 'ai-platform',
  technologies: ['Figma', 'Conversation design', 'React', 'Language models', 'Evaluation sets'],
  impact: `${fewerCases.value} ${fewerCases.label}`,
  caseStudyUrl: '/case-study/support-experience',
  client: 'Spanwell',
  date: 'January 2024',
}
