import { legalPages } from '../../../content/legal'
import { legalReaders } from '../../../content/legal-readers'
import { contact, legalNavigation } from '../../../content/site'
import type { LegalPageContent, LegalSection } from '../../../content/types'
import type { ContentArgs } from '../../loading/page-data'
import type { SiteSettings } from '../../loading/site-settings'

export type LegalContent = NonNullable<ReturnType<typeof content>>

export function content({ path, settings }: ContentArgs) {
  const page = legalPages.find(({ slug }) => `/${slug}` === path)
  if (!page) return undefined
  const { seo, title, lastUpdated } = page
  const others = legalNavigation.filter(({ href }) => href !== path)
  return { seo, title, lastUpdated, ...said(page, settings), others, email: contact.email }
}

/** What this site has to say, with the lock or without, with readers or without. */
function said(page: LegalPageContent, settings: SiteSettings): Pick<LegalPageContent, 'intro' | 'sections'> {
  const { locked } = page
  const intro = __LOCK__ && locked ? locked.intro : page.intro
  const sections = [...(__LOCK__ && locked ? [locked.section] : []), ...page.sections]
    .map((section) => ({ ...section, paragraphs: trueHere(section, settings) }))
    .filter(({ paragraphs }) => paragraphs.length > 0)
  const changes = __READERS__ ? legalReaders[page.slug] : undefined
  if (!changes) return { intro, sections }
  return {
    intro: (__LOCK__ && changes.lockedIntro) || changes.intro,
    sections: [
      changes.section,
      ...sections.map((section) => ({
        ...section,
        paragraphs: changes.replaced[section.heading] ?? section.paragraphs,
      })),
    ],
  }
}

/** The settings of the site decide what is true. */
function trueHere(
  { paragraphs, counted, withoutPassword, withoutForm }: LegalSection,
  { analytics, gate }: SiteSettings,
): string[] {
  if (analytics && counted) return counted[analytics.kind]
  if (__CONTACT__ === 'mail' && withoutForm) return withoutForm
  return (!gate && withoutPassword) || paragraphs
}
