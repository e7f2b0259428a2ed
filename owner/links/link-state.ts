import type { OwnerLink } from '../../shared/owner-api'
import { DAY_MS, fromNow } from '../frame/moments'

export type LinkState = 'open' | 'ended' | 'revoked'

/** What ends within so many days is worth a look. */
const SOON_MS = 7 * DAY_MS

export function linkState({ revokedAt, expiresAt }: OwnerLink, now = Date.now()): LinkState {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt < now ? 'ended' : 'open'
}

export function endsSoon(link: OwnerLink, now = Date.now()): boolean {
  return linkState(link, now) === 'open' && link.expiresAt !== null && link.expiresAt - now < SOON_MS
}

export function stateWords(link: OwnerLink, now = Date.now()): string {
  const state = linkState(link, now)
  if (state === 'revoked') return `revoked ${fromNow(link.revokedAt!, now)}`
  if (link.expiresAt === null) return 'no end'
  return `${state === 'ended' ? 'ended' : 'ends'} ${fromNow(link.expiresAt, now)}`
}
