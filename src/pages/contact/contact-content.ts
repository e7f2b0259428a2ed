import { contactSection, mailInstead, seo } from '../../../content/contact-section'
import { contact, socialLinks } from '../../../content/site'
import { drawnLinks } from '../../loading/drawn-links'

export type ContactContent = ReturnType<typeof content>

export function content() {
  return {
    seo,
    top: 'vermilion' as const,
    contactSection,
    mail: __CONTACT__ === 'mail' ? mailInstead : undefined,
    contact,
    socialLinks: drawnLinks(socialLinks),
  }
}
