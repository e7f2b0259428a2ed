import { aboutCard, callToAction, hero, logos, manifesto, seo, testimonials } from '../../../content/about'
import { socialLinks } from '../../../content/site'
import { linkedinUrl } from '../../components/linkedin-url'

export type AboutContent = ReturnType<typeof content>

export function content() {
  return {
    seo,
    top: 'dark' as const,
    hero,
    aboutCard,
    manifesto,
    testimonials,
    callToAction,
    logos,
    linkedinUrl: linkedinUrl(socialLinks),
  }
}
