import { contactSection, mailInstead } from '../../../content/contact-section'
import { hero, sections, seo } from '../../../content/home'
import { contact, embeds, owner, resumeDownload, seoDefaults, socialLinks } from '../../../content/site'
import type { FurtherProjects, HomeSection, PortfolioProject } from '../../../content/types'
import { linkedinUrl } from '../../components/linkedin-url'
import { publicFileUrl } from '../../components/public-storage'
import { drawnLinks } from '../../loading/drawn-links'
import { hasContent } from './has-content'
import { personRecord, websiteRecord } from './structured-data'

/** Where the cards of further studies are fetched. */
export const FURTHER_STUDIES = '/further-studies'

export type HomeContent = ReturnType<typeof content>

export function content() {
  return {
    seo,
    structuredData: [
      personRecord({ owner, contact, socialLinks, origin: __ORIGIN__ }),
      websiteRecord({ name: seoDefaults.siteName, description: seo.description, origin: __ORIGIN__ }),
    ],
    hero,
    owner,
    sections: sections.filter(hasContent).map(withAddress),
    contactSection,
    mail: __CONTACT__ === 'mail' ? mailInstead : undefined,
    contact,
    embeds,
    socialLinks: drawnLinks(socialLinks),
    linkedinUrl: linkedinUrl(socialLinks),
    resumeUrl: publicFileUrl(resumeDownload.path),
  }
}

/** The cards of the studies that Home fetches on request; nothing where it shows all of them. */
export async function furtherStudies(): Promise<PortfolioProject[] | undefined> {
  for (const section of sections) if (section.id === 'projects') return section.further?.load()
  return undefined
}

type ShownSection =
  | Exclude<HomeSection, { id: 'projects' }>
  | (Omit<Extract<HomeSection, { id: 'projects' }>, 'further'> & { further?: FurtherStudies })

/** Studies beyond those that Home shows at first. */
export interface FurtherStudies extends Omit<FurtherProjects, 'load'> {
  address: string
}

function withAddress(section: HomeSection): ShownSection {
  if (section.id !== 'projects') return section
  const { further, ...others } = section
  if (!further) return others
  const { label, failed } = further
  return { ...others, further: { label, failed, address: FURTHER_STUDIES } }
}
