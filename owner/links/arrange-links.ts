import type { OwnerLink } from '../../shared/owner-api'
import { type LinkState, linkState } from './link-state'

export const ORDERS = {
  seen: 'Last seen',
  created: 'Newest',
  label: 'Name',
  openings: 'Most opened',
  ends: 'Ends first',
} as const

export type LinkOrder = keyof typeof ORDERS

const COMPARE: Record<LinkOrder, (a: OwnerLink, b: OwnerLink) => number> = {
  seen: (a, b) => (b.lastSeenAt ?? 0) - (a.lastSeenAt ?? 0),
  created: (a, b) => b.createdAt - a.createdAt,
  label: (a, b) => a.label.localeCompare(b.label),
  openings: (a, b) => b.openings - a.openings,
  ends: (a, b) =>
    (a.expiresAt ?? Number.POSITIVE_INFINITY) < (b.expiresAt ?? Number.POSITIVE_INFINITY) ? -1 : 1,
}

interface Arrangement {
  /** Words that a link's label, greeting or note must hold, in any order. */
  search: string
  state: LinkState | 'all'
  order: LinkOrder
}

export function arrangeLinks(links: OwnerLink[], { search, state, order }: Arrangement): OwnerLink[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return links
    .filter((link) => state === 'all' || linkState(link) === state)
    .filter((link) => {
      const text = plain(`${link.label} ${link.greeting} ${link.note}`)
      return words.every((word) => text.includes(word))
    })
    .toSorted((a, b) => COMPARE[order](a, b) || b.createdAt - a.createdAt)
}

/** Without accents and case: "munchen" finds "München". */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
