import { scryptSync } from 'node:crypto'
import { ACCESS_COST } from '../../shared/access-cost.ts'
import type { BuildSettings } from './settings.ts'

/** A password's slow hash. The salt only has to differ from site to site; a fixed one keeps file names stable. */
export function passwordHash(password: string, salt: string): string {
  return scryptSync(password, salt, 32, ACCESS_COST).toString('hex')
}

/** Values that the bundle takes in as constants. */
export function bundleConstants(settings: Omit<BuildSettings, 'warning'>): Record<string, string> {
  const { lock, gate, ownerShown, origin: salt } = settings
  // A locked site's password is known to its server alone.
  const access = gate && !lock ? { salt, hash: passwordHash(settings.password, salt) } : {}
  return {
    __ACCESS__: JSON.stringify(access),
    __GATE__: String(gate),
    __LOCK__: String(lock),
    __READERS__: String(settings.readers),
    __OWNER_SHOWN__: String(!lock || ownerShown),
    __BACKEND__: JSON.stringify({ url: settings.backendUrl, key: settings.backendKey }),
    __CONTACT__: JSON.stringify(settings.contact),
    __INDEXING__: String(settings.indexing),
    __ANALYTICS__: JSON.stringify(settings.analytics?.kind ?? ''),
    __ORIGIN__: JSON.stringify(settings.origin),
  }
}
