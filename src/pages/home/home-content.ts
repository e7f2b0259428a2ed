import { hero, sections, seo } from '../../../content/home'
import { contact, embeds, owner, resumeDownload, seoDefaults, socialLinks } from '../../../content/site'
import type { FurtherProjects, HomeSection, PortfolioProject } from '../../../content/types'
import { linkedinUrl } from '../../components/linkedin-url'
import { publicFileUrl } from '../../components/public-storage'
import { contactSectionContent } from '../../loading/contact-section'
import type { ContentArgs } from '../../loading/page-data'
import { hasContent } from './has-content'
import { personRecord, websiteRecord } from './structured-data'

/** Where the cards of further studies are fetched. */
export const FURTHER_STUDIES = '/further-studies'

export type HomeContent = ReturnType<typeof content>

export function content({ settings }: ContentArgs) {
  const { origin } = settings
  return {
    seo,
    structuredData: [
      personRecord({ owner, contact, socialLinks, origin }),
      websiteRecord({ name: seoDefaults.siteName, description: seo.description, origin }),
    ],
    hero,
    owner,
    sections: sections.filter(hasContent).map(withAddress),
    contactSection: contactSectionContent(settings),
    embeds,
    linkedinUrl: linkedinUrl(socialLinks),
    resumeUrl: publicFileUrl(settings.backend, resumeDownload.path),
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
