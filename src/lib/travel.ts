import { flushSync } from 'react-dom'
import { boxOf, fly, type Place, placeOf } from './flight'
import { beginMovement, endMovement, mayMove } from './movements'

/** What is taken along into the next view, as it is seen before the change. */
interface Luggage {
  picture: HTMLImageElement
  /** The file by which it is seen. */
  source: string
  from: Place
  /** The way out of sight, where the next view has no such picture. */
  leave?: Place
}

/** Where a card stood that was pressed, by the address that it led to. */
const cards = new Map<string, { left: number; width: number }>()
/** What is seen in the place of a picture whose own file is still on its way. */
const standIns = new WeakMap<HTMLImageElement, string>()
let luggage: Luggage | undefined

/** Takes this picture along into the next view. */
function carry(picture: HTMLImageElement | null | undefined, leave?: (from: Place) => Place): boolean {
  luggage = undefined
  endMovement()
  if (!picture || !mayMove() || !('popover' in picture) || !inView(picture)) return false
  const source = picture.naturalWidth > 0 ? picture.currentSrc : standIns.get(picture)
  if (!source) return false
  const from = placeOf(picture)
  luggage = { picture, source, from, leave: leave?.(from) }
  return true
}

/** Takes along the picture of the card that leads there. */
export function carryCard(card: Element | null | undefined, path: string): boolean {
  const picture = card?.querySelector('img')
  if (picture) cards.set(path, picture.getBoundingClientRect())
  return carry(picture)
}

export function cameByCard(path: string): boolean {
  return cards.has(path)
}

/**
 * Takes along the picture that a page begins with, down to where its card stands: a page begins at its top, so the
 * card itself is further down than can be seen.
 */
export function carryBack(path: string): boolean {
  return carry(document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]'), (from) => {
    const { left, width } = cards.get(path) ?? { left: from.left + from.width / 4, width: from.width / 2 }
    const scale = Math.min(1, width / from.width)
    return { ...from, left, top: innerHeight, width: from.width * scale, height: from.height * scale }
  })
}

/** In the next view, the same picture goes on from where the carried one was. */
export function handOver(view: ParentNode): void {
  if (!luggage) return
  const { picture, source, from, leave } = luggage
  luggage = undefined
  const next = [...view.querySelectorAll('img')].find((image) => isSame(image, picture) && inView(image))
  if (next) {
    flyTo(next, source, from)
    // Until its own, larger file has come; a part of it, as phones show, would be taken for the whole.
    if (!next.complete && !picture.parentElement?.querySelector('source[media]')) standIn(next, source)
  } else if (leave) flyAway(source, from, leave)
}

function flyTo(next: HTMLImageElement, source: string, from: Place): void {
  const to = placeOf(next)
  const box = boxOf(next)
  const onArrival = () => {
    box.dataset.flight = 'arrived'
  }
  const takeAway = fly(source, from, to, { onArrival, onOver: () => over() })
  box.dataset.flight = 'awaited'
  const over = beginMovement(() => {
    delete box.dataset.flight
    takeAway()
  })
}

function standIn(picture: HTMLImageElement, source: string): void {
  picture.style.background = `url("${source}") ${getComputedStyle(picture).objectPosition} / cover`
  standIns.set(picture, source)
}

function flyAway(source: string, from: Place, leave: Place): void {
  const takeAway = fly(source, from, leave, { onArrival: () => over(), onOver: () => over() })
  const over = beginMovement(takeAway)
}

/** Changes what is seen within a page; the picture goes along into the view that is there then. */
export function travel(
  picture: HTMLImageElement | null | undefined,
  change: () => void,
  view: () => ParentNode | null,
): void {
  carry(picture)
  flushSync(change)
  const next = view()
  if (next) handOver(next)
}

function isSame(one: Element, other: Element): boolean {
  return one.getAttribute('src') === other.getAttribute('src')
}

function inView(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}
