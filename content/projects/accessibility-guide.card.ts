import image from '../images/projects/accessibility-guide-hero.webp?picture'
import type { VibeProject } from '../types'

export const card: VibeProject = {
  id: 'accessibility-guide',
  title: 'Accessibility Guide',
  description:
    'An accessibility handbook for product teams. Eight chapters you can click through, one page for each role, and a list that stops a release.',
  image,
  technologies: ['Accessibility', 'WCAG 2.2', 'React', 'Editorial design'],
  liveUrl: '/project/accessibility-guide',
  githubUrl: '#',
  featured: false,
}
