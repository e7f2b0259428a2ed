import type { HomeSection } from '../../../content/types'

/** A section that counts nothing is left out, with what leads to it. */
export function hasContent(section: HomeSection): boolean {
  switch (section.id) {
    case 'projects':
    case 'vibecoding':
      return section.projects.length > 0
    case 'midjourney':
      return section.words.items.length > 0
    case 'embeds':
      return section.words.tabs.length > 0
    case 'resume':
      return section.words.experience.length + section.words.coreSkills.length > 0
    case 'about':
    case 'contact':
      return true
  }
}
