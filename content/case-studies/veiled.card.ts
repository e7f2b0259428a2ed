import image from '../images/ai/17-reeded-morning.webp?picture'
import type { PortfolioProject } from '../types'

/** For `index.ts`, in the place of a confidential study's card: it tells that there is one, and nothing of it. */
export const veiled: PortfolioProject = {
  id: 'veiled',
  title: 'Ask me about this one',
  description: 'This work is under a non-disclosure agreement. I can talk about some of it.',
  image,
  category: 'product',
  technologies: [],
  impact: 'Under agreement',
  caseStudyUrl: '/contact',
  client: 'Under agreement',
  date: 'Under agreement',
  veiled: true,
}
