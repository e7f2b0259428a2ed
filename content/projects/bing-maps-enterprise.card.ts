import image from '../images/projects/bing-maps-enterprise-hero.webp?picture'
import type { VibeProject } from '../types'

export const card: VibeProject = {
  id: 'bing-maps-enterprise',
  title: 'Bing Maps Enterprise',
  description:
    'Developer portal for an enterprise maps API. A visitor sends a real request, and sees it drawn on the map, before being asked to sign up.',
  image,
  technologies: ['Developer experience', 'Maps API', 'Documentation', 'Growth'],
  liveUrl: '/project/bing-maps-enterprise',
  githubUrl: '#',
  featured: false,
}
