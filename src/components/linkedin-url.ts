import type { SocialLink } from '../../content/types'

/** The owner may have no LinkedIn page. */
export function linkedinUrl(links: SocialLink[]): string | undefined {
  return links.find(({ icon }) => icon === 'linkedin')?.url
}
