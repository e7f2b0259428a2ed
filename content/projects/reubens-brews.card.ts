import image from '../images/projects/reubens-brews-hero.webp?picture'
import type { VibeProject } from '../types'

export const card: VibeProject = {
  id: 'reubens-brews',
  title: 'Reuben’s Brews',
  description:
    'A craft brewery brand drawn from its own pier: four weather labels, a tap room board you can read from the door, and a shop.',
  image,
  technologies: ['Brand identity', 'Packaging', 'Illustration', 'E-commerce'],
  liveUrl: '/project/reubens-brews',
  githubUrl: '#',
  featured: false,
}
