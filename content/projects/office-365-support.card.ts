import image from '../images/projects/office-365-support-hero.webp?picture'
import type { VibeProject } from '../types'

export const card: VibeProject = {
  id: 'office-365-support',
  title: 'Office 365 Support',
  description:
    'Self-diagnosis tools for office software. Twelve checks find out why your mail is stuck, and one button repairs what broke.',
  image,
  technologies: ['Self-service', 'Service design', 'Content design', 'Analytics'],
  liveUrl: '/project/office-365-support',
  githubUrl: '#',
  featured: false,
}
