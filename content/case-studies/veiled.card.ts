import image from '../images/ai/17-reeded-morning.webp?picture'
import type { PortfolioProject } from '../types'

/** For `index.ts`, in the place of a confidential study's card: it tells that there is one, and nothing of it. */
export const veiled: PortfolioProject = {
  id: 'veiled',
  title: 'Ask me about this one',
  description: 'This work is under a non-disclosure agreement. I can talk about some of it.',
  image,
  category: 'product',
  caseStudyUrl: '/contact',
  veiled: true,
  // Not shown.
  technologies: [],
  impact: 'Under NDA',
  client: 'Under NDA',
  date: 'Under NDA',
}
