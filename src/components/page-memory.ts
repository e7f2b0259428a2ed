import type { Location } from 'react-router'
import { SKIPPED } from './lay-out'

// How high the parts of a page were when it was left, so that Back finds them without laying out what nobody sees.

/** One part below the first screen. */
interface Measured {
  top: number
  height: number
  /** Of what the browser skips in it, in the order of the page; without padding, as `contain-intrinsic-size` counts. */
  contents: (number | undefined)[]
}

export type KnownPart = Measured & { isSeen: boolean }

/** What has a height of its own to be kept. */
const KEPT = `${SKIPPED}, [data-card]`

const positions = new Map<string, number>()
const heights = new Map<string, Measured[]>()
let shown: Location | undefined

/** Says which page is on the screen, and begins it with likely heights again. */
export function setShownPage(location: Location): void {
  if (shown && shown.pathname !== location.pathname) delete document.documentElement.dataset.laidOut
  shown = location
}

/** Before the router is created: its listeners come later, so that the page that is left is still there. */
export function measureWhenLeft(): void {
  addEventListener('popstate', measure)
  const onClick = ({ target }: Event) =>
    target instanceof Element && target.closest('a[href^="/"]') && measure()
  addEventListener('click', onClick, true)
}

function measure(): void {
  if (!shown) return
  const { key, pathname } = shown
  positions.set(key, scrollY)
  heights.set(
    atThisWidth(pathname),
    [...document.querySelectorAll('main [data-part]')].map((part) => {
      const { top, height } = part.getBoundingClientRect()
      return { top: top + scrollY, height, contents: [...part.querySelectorAll(KEPT)].map(contentHeight) }
    }),
  )
}

/** The parts of this page in their order; none if it was not here before. */
export function recallParts(pathname: string, key: string): KnownPart[] {
  const scrolled = positions.get(key)
  const from = (scrolled ?? 0) - innerHeight / 4
  const to = from + innerHeight * 1.5
  return (heights.get(atThisWidth(pathname)) ?? []).map((part) => ({
    ...part,
    // A new entry begins at the top.
    isSeen: scrolled !== undefined && part.top < to && part.top + part.height > from,
  }))
}

/** Gives a part that was just drawn the heights it had. */
export function restoreHeights(part: Element, { contents }: Measured): void {
  for (const [index, element] of part.querySelectorAll<HTMLElement>(KEPT).entries())
    if (contents[index]) element.style.containIntrinsicBlockSize = `auto ${contents[index]}px`
}

/** Nothing for what stands in a section that is skipped: asking for it would lay it out. */
function contentHeight(element: Element): number | undefined {
  if (!element.checkVisibility({ contentVisibilityAuto: true })) return undefined
  const { paddingTop, paddingBottom } = getComputedStyle(element)
  return (
    element.getBoundingClientRect().height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
  )
}

function atThisWidth(pathname: string): string {
  return `${pathname} ${innerWidth}`
}
