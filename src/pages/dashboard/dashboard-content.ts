import { dashboard } from '../../../content/dashboard'
import { contact, socialLinks } from '../../../content/site'
import { linkedinUrl } from '../../components/linkedin-url'

export type DashboardContent = ReturnType<typeof content>

export function content() {
  const { seo, ...words } = dashboard
  return { seo, words, contact, linkedinUrl: linkedinUrl(socialLinks) }
}
