import { flushSync } from 'react-dom'
import { mayMove } from './movements'
import { withViewTransition } from './view-transition'

/** As the style sheet calls the picture that goes from one view to the next. */
const NAME = 'picture'

/** Where a card stood that was pressed, by the address that it led to. */
const cards = new Map<string, { left: number; width: number }>()
const waiting = new Set<() => void>()
let carried: HTMLImageElement | undefined
let from = ''
let sheet: CSSStyleSheet | undefined
/** Counts the ways, so that the end of one is not taken for the end of the next. */
let way = 0

interface Way {
  /** Corners of the picture's box, here and there. */
  from: string
  to?: string
  /** Which part of the picture the next view shows. */
  position?: string
  /** The way out of sight, where the next view has no such picture. */
  leave?: string
}

/** Takes this picture along into the next view. What is asked of the page is asked before anything changes in it. */
function carry(picture: HTMLImageElement | null | undefined, leaveFor?: string): boolean {
  endTravel()
  way += 1
  if (!picture || !mayMove() || !inView(picture)) return false
  carried = picture
  from = corners(picture)
  tellSheet({ from, leave: leaveFor })
  picture.style.viewTransitionName = NAME
  document.documentElement.dataset.moves = leaveFor ? 'leave' : NAME
  return true
}

/** Takes along the picture of the card that leads there. */
export function carryCard(card: Element | null | undefined, path: string): boolean {
  const picture = card?.querySelector('img')
  if (!picture) return false
  const { left, width } = picture.getBoundingClientRect()
  cards.set(path, { left, width })
  return carry(picture)
}

/**
 * Takes along the picture that a page begins with, down to where its card stands: a page begins at its top, so the
 * card itself is further down than can be seen.
 */
export function carryBack(path: string): boolean {
  const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')
  if (!picture) return false
  const { left, top, width } = picture.getBoundingClientRect()
  const card = cards.get(path) ?? { left: left + width / 4, width: width / 2 }
  const scale = Math.min(1, card.width / width)
  return carry(picture, `translate(${card.left - left}px, ${innerHeight - top}px) scale(${scale})`)
}

/** In the next view, the same picture goes on from where the carried one was. Returns whether there is one. */
export function handOver(view: ParentNode): boolean {
  if (!carried) return false
  const last = carried
  const next = [...view.querySelectorAll('img')].find((image) => isSame(image, last) && inView(image))
  last.style.viewTransitionName = ''
  carried = next
  if (next) {
    const { objectPosition } = getComputedStyle(next)
    tellSheet({ from, to: corners(next), position: objectPosition })
    next.style.viewTransitionName = NAME
    document.documentElement.dataset.moves = NAME
    // Until its own, larger file has come; a part of it, as phones show, would be taken for the whole.
    if (!next.complete && !last.parentElement?.querySelector('source[media]'))
      next.style.background = `url("${last.currentSrc}") ${objectPosition} / cover`
  }
  return next !== undefined
}

/** Changes what is seen within a page; the picture goes along into the view that is there then. */
export async function travel(
  picture: HTMLImageElement | null | undefined,
  change: () => void,
  view: () => ParentNode | null,
): Promise<void> {
  carry(picture)
  const mine = way
  await withViewTransition(() => {
    flushSync(change)
    const next = view()
    if (next) handOver(next)
  })
  if (mine === way) endTravel()
}

/** The cards of a list go to their new places. */
export async function withReflow(change: () => void): Promise<void> {
  way += 1
  const mine = way
  document.documentElement.dataset.moves = 'cards'
  nameCards(isNear)
  await withViewTransition(() => {
    flushSync(change)
    // Another way may have begun meanwhile.
    if (mine === way) nameCards(isNear)
  })
  if (mine === way) endTravel()
}

/** Each card by its `--card`, and only those that may be seen: every frame costs more with each of them. */
function nameCards(isNamed: (card: Element) => boolean): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card][style*="--card"]')]
  const named = new Set(cards.filter(isNamed))
  for (const card of cards) card.style.viewTransitionName = named.has(card) ? 'var(--card)' : ''
}

/** All has arrived, or there was no way to go. */
export function endTravel(): void {
  if (carried) carried.style.viewTransitionName = ''
  carried = undefined
  const { dataset } = document.documentElement
  if (dataset.moves === 'cards') nameCards(() => false)
  delete dataset.moves
  for (const call of waiting) call()
  waiting.clear()
}

/** Calls when no picture is on its way: heavy work takes no frame from it. */
export function whenStill(call: () => void): void {
  if (isTravelling()) waiting.add(call)
  else call()
}

/** Or cards are on the way to their places. */
export function isTravelling(): boolean {
  return 'moves' in document.documentElement.dataset
}

/**
 * What the style sheet has to know of this way. In a sheet of its own: as properties of the root, all elements of the
 * page would inherit them, and have their style computed anew.
 */
function tellSheet({ from, to = from, position = '50% 50%', leave = 'none' }: Way): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(
    `html::view-transition-group(${NAME}) { --from-corners: ${from}; --to-corners: ${to}; --to-position: ${position}; --leave: ${leave} }`,
  )
}

/** A picture's box clips it; while it travels, nothing does. */
function corners(picture: Element): string {
  return getComputedStyle(picture.closest('[data-image]') ?? picture).borderRadius
}

function isSame(one: Element, other: Element): boolean {
  return one.getAttribute('src') === other.getAttribute('src')
}

/** Within the screen, or a quarter of one from it. */
function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > -innerHeight / 4 && top < 1.25 * innerHeight
}

function inView(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}
