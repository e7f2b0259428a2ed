import type { ContactInfo, SocialLink } from '../../../content/types'
import { isLink } from '../../components/is-link'

interface PersonFacts {
  owner: { name: string; role: string }
  contact: ContactInfo
  socialLinks: SocialLink[]
  origin: string
}

/** The owner, as search engines read a person. */
export function personRecord({ owner, contact, socialLinks, origin }: PersonFacts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: owner.name,
    jobTitle: owner.role,
    email: `mailto:${contact.email}`,
    url: origin,
    sameAs: socialLinks.map(({ url }) => url).filter(isLink),
  }
}

export function websiteRecord({
  name,
  description,
  origin,
}: Record<'name' | 'description' | 'origin', string>) {
  return { '@context': 'https://schema.org', '@type': 'WebSite', name, description, url: origin }
}
