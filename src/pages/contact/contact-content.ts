import { seo } from '../../../content/contact-section'
import { contactSectionContent } from '../../loading/contact-section'
import type { ContentArgs } from '../../loading/page-data'

export type ContactContent = ReturnType<typeof content>

export function content({ settings }: ContentArgs) {
  return { seo, top: 'vermilion' as const, section: contactSectionContent(settings) }
}
