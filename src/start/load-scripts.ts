import { addOnce } from './add-once'
import { nextTask } from './next-task'
import { placeRest } from './place-rest'
import { setBegun } from './start-state'

/** Neither a picture that hangs nor a tab in the background, which never paints, may hold the page back. */
const LONGEST_WAIT_MS = 2500

type Visitor = 'closed' | 'open'

/**
 * What is seen comes first: fonts, what stands below, and the scripts that bring the page to life wait for the first
 * paint and for the pictures on the first screen. The gate has something to do, so it waits for the first frame only.
 */
export function loadScripts(): void {
  const visitor = window.start.access === 'open' ? 'open' : 'closed'
  let begun = false
  function begin() {
    if (begun) return
    begun = true
    void runScripts(visitor)
  }
  void seen(visitor).then(begin)
  setTimeout(begin, document.hidden ? 0 : LONGEST_WAIT_MS)
}

/** Has the page's sheet at hand. Of a preload that is not used within seconds, browsers complain. */
export function fetchStyle(): void {
  const { style } = neededBy('open')
  if (style) addOnce('link', { rel: 'prefetch', as: 'style', href: style })
}

/** Has them at hand, without running them. Asking takes a phone up to 10 ms each time, and a touch may come in between. */
export async function fetchScripts(visitor: Visitor): Promise<void> {
  for (const href of neededBy(visitor).scripts) {
    await nextTask()
    addOnce('link', { rel: 'modulepreload', href })
  }
}

/** The page is whole before its script takes it over. */
export async function runScripts(visitor: Visitor): Promise<void> {
  document.getElementById('fonts')?.setAttribute('media', 'all')
  await Promise.all([fetchScripts(visitor), visitor === 'open' && placeRest()])
  const [entry] = neededBy(visitor).scripts
  if (entry) addOnce('script', { type: 'module', src: entry })
}

/** The files in the order of their importance; none are stated on the development server. */
function neededBy(visitor: Visitor) {
  return window.start.needs?.[visitor] ?? { scripts: [], style: undefined }
}

async function seen(visitor: Visitor): Promise<void> {
  await frame()
  await painted()
  if (visitor === 'closed') return
  await picturesDecoded()
  // Fonts and styles would come between the pictures and their frame.
  await painted()
}

function frame(): Promise<number> {
  return new Promise(requestAnimationFrame)
}

/** What the last frame drew is on the screen after the next one. */
async function painted(): Promise<void> {
  await frame()
  await new Promise((resolve) => setTimeout(resolve))
}

/** All that are on the screen, with those that come with the second frame. */
async function picturesDecoded(): Promise<void> {
  setBegun()
  await Promise.all([...document.images].filter(isAwaited).map(decoded))
}

/** Or failed. */
function decoded(picture: HTMLImageElement): Promise<void> {
  return picture.decode().catch(() => {})
}

/** Asks for no place of a picture further down, because the browser would have to lay out all above it. */
function isAwaited(picture: HTMLImageElement): boolean {
  if (picture.complete) return false
  if (!picture.checkVisibility({ contentVisibilityAuto: true })) return false
  const { width, left, top } = picture.getBoundingClientRect()
  return width > 0 && left < innerWidth && top < innerHeight
}
