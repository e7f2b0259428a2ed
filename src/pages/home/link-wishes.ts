import { LINK_KEY, type LinkWishes } from '../../../shared/reads'
import { readStored } from '../../analytics/local-storage'

const NONE: LinkWishes = { greeting: '', studies: [] }

/** Greeting and order of the recipient link that was opened last in this browser. */
export function linkWishes(): LinkWishes {
  try {
    return { ...NONE, ...JSON.parse(readStored(LINK_KEY) ?? '{}') }
  } catch {
    return NONE
  }
}

/** Shows the greeting in this element, which is hidden without one. */
export function greet(element: Element | null): void {
  const { greeting } = linkWishes()
  if (!element || !greeting) return
  element.textContent = greeting
  element.removeAttribute('hidden')
}

/** The named ones first, in their order, then the others in theirs. */
export function inWishedOrder<Item extends { id: string }>(items: Item[], wished: string[]): Item[] {
  const rank = ({ id }: Item) => (wished.includes(id) ? wished.indexOf(id) : wished.length)
  return [...items].sort((a, b) => rank(a) - rank(b))
}
