import { contactSection, mailInstead } from '../../content/contact-section'
import { contact, socialLinks } from '../../content/site'
import { drawnLinks } from './drawn-links'
import type { SiteSettings } from './site-settings'

/** What the contact section shows, on Home and on a page of its own. */
export function contactSectionContent({ backend }: SiteSettings) {
  return {
    words: contactSection,
    mail: __CONTACT__ === 'mail' ? mailInstead : undefined,
    backend,
    contact,
    socialLinks: drawnLinks(socialLinks),
  }
}
