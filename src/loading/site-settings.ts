import type { Backend } from '../components/contact/backend-client'

/** What the owner has set (.env), as far as a page's document or data says anything of it. */
export interface SiteSettings {
  /** Where the site will live. */
  origin: string
  /** Whether search engines may list the site. */
  indexing: boolean
  /** Whether visitors have to give a password. */
  gate: boolean
  /** What the gate compares a password with; nothing where the server does, and where there is no gate. */
  access: { salt: string; hash: string } | undefined
  /** Whether a locked site's gate and link preview name the owner. */
  ownerShown: boolean
  backend: Backend
  /** The service that counts visits, if there is one. */
  analytics: { kind: 'plausible' | 'umami' | 'google' } | undefined
}
