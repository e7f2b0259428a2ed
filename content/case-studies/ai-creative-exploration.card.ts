import image from '../images/covers/ai-creative-exploration.webp?picture'
import type { PortfolioProject } from '../types'

export const card: PortfolioProject = {
  id: 'ai-creative-exploration',
  title: 'AI Creative Exploration',
  description:
    'A vermilion sun behind folded-paper mountains, one picture of my AI image study. One palette, one low light, and most of the output thrown away.',
  image,
  category: 'ai-creative',
  technologies: ['Image models', 'Prompt writing', 'Color scripting', 'Blender'],
  impact: '300% more directions on the wall after one afternoon',
  caseStudyUrl: '/case-study/ai-creative-exploration',
  client: 'Personal project',
  date: '2024',
}
