import { LINK_KEY, type LinkWishes } from '../../../shared/reads'
import { readStored } from '../../analytics/local-storage'

const NONE: LinkWishes = { greeting: '', studies: [] }

/** What the link that was opened last in this browser wants of Home. */
export function linkWishes(): LinkWishes {
  try {
    return { ...NONE, ...JSON.parse(readStored(LINK_KEY) ?? '{}') }
  } catch {
    return NONE
  }
}

/** Puts the greeting into its place, which stays hidden without one. */
export function greet(place: Element | null): void {
  const { greeting } = linkWishes()
  if (!place || !greeting) return
  place.textContent = greeting
  place.removeAttribute('hidden')
}

/** The named ones first, in their order, then the others in theirs. */
export function inWishedOrder<Item extends { id: string }>(items: Item[], wished: string[]): Item[] {
  const place = ({ id }: Item) => (wished.includes(id) ? wished.indexOf(id) : wished.length)
  return [...items].sort((a, b) => place(a) - place(b))
}
