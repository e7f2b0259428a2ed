import image from '../images/projects/vortex-style-guide-hero.webp?picture'
import type { VibeProject } from '../types'

export const card: VibeProject = {
  id: 'vortex-style-guide',
  title: 'Vortex Style Guide',
  description:
    'The style guide of a design system, written so that a new engineer ships a correct screen on day one. Color, type, motion, icons and code.',
  image,
  technologies: ['Design systems', 'Design tokens', 'Iconography', 'Documentation'],
  liveUrl: '/project/vortex-style-guide',
  githubUrl: '#',
  featured: false,
}
