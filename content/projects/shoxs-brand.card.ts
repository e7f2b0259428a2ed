import image from '../images/projects/shoxs-brand-hero.webp?picture'
import type { VibeProject } from '../types'

export const card: VibeProject = {
  id: 'shoxs-brand',
  title: 'SHOXS',
  description:
    'Brand and e-commerce site for shock-mitigation boat seats. The mark is one wave, taken well, and the shop fits the spring to your weight.',
  image,
  technologies: ['Brand identity', 'E-commerce', 'Product drawing', 'Print'],
  liveUrl: '/project/shoxs-brand',
  githubUrl: '#',
  featured: false,
}
