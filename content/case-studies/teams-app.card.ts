import image from '../images/covers/teams-app.webp?picture'
import type { PortfolioProject } from '../types'

export const card: PortfolioProject = {
  id: 'teams-app',
  title: 'Teams App for Managers',
  description:
    'The manager’s day on one screen: eight people, today’s 1:1, four open approvals. It lives inside the chat tool they already have open, and it never scores a person.',
  image,
  category: 'product',
  technologies: ['Figma', 'React', 'Diary studies', 'Policy rules', 'Chat platform SDK'],
  impact: '75% fewer switches between apps in a manager’s day',
  caseStudyUrl: '/case-study/teams-app',
  client: 'Atrium',
  date: 'June 2019',
}
