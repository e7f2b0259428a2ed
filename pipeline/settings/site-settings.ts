import { scryptSync } from 'node:crypto'
import { ACCESS_COST } from '../../shared/access-cost.ts'
import type { SiteSettings } from '../../src/loading/site-settings'
import type { BuildSettings } from './settings.ts'

/** A password's slow hash. The salt only has to differ from site to site; a fixed one keeps documents the same. */
export function passwordHash(password: string, salt: string): string {
  return scryptSync(password, salt, 32, ACCESS_COST).toString('hex')
}

/** What documents and data are made of. */
export function siteSettings({ password, studyPasswords: _, ...settings }: BuildSettings): SiteSettings {
  const { gate, lock, origin } = settings
  // A locked site's password is known to its server alone.
  const access = gate && !lock ? { salt: origin, hash: passwordHash(password, origin) } : undefined
  return { ...settings, access }
}
