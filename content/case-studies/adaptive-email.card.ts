import image from '../images/covers/adaptive-email.webp?picture'
import type { PortfolioProject } from '../types'

export const card: PortfolioProject = {
  id: 'adaptive-email',
  title: 'Adaptive AI Email',
  description:
    'One €18,000 approval as an email, on a desktop, on a phone and on a watch face. The AI drops words to fit, never a fact, and the answer is given in the mail.',
  image,
  category: 'ai-platform',
  technologies: ['Figma', 'Language models', 'HTML email', 'Content design', 'Rendering tests'],
  impact: '78% of requests answered without leaving the mail',
  caseStudyUrl: '/case-study/adaptive-email',
  client: 'Atrium',
  date: 'April 2022',
}
