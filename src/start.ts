import { ACCESS_KEY } from '../shared/access-key'
import { keepPresses } from './early-presses'
import { greetOnArrival } from './pages/home/greet-on-arrival'

// The one inline script, the same on every page: it runs in the head, before anything is painted. What a visitor's browser
// fetches lies in templates, so that a stranger's fetches nothing of a page.

declare global {
  interface Window {
    /** Puts the page in place of the gate, and brings it to life. */
    openPage: () => void
  }
}

/** A tab in the background paints nothing, and a frame may be long in coming. */
const LONGEST_WAIT_MS = 2000

const html = document.documentElement

window.openPage = () => {
  html.dataset.access = 'open'
  document.getElementById('gate')?.remove()
  insert('first-pictures')
  insert('page-preloads')
  // The gate's script has taken over those before.
  if (!isOpen) keepPresses()
  afterFirstPaint(() => {
    html.dataset.painted = ''
    insert('page-scripts')
  })
}

// A locked site's server sends the gate or the page, and a site without a password has no gate: the document says so.
if (!__LOCK__ && !html.dataset.access && mayEnter()) html.dataset.access = 'open'
const isOpen = html.dataset.access === 'open'

insert(isOpen ? 'first-pictures' : 'gate-pictures')
if (isOpen) layOutBeforeReturn()
keepPresses()
if (__READERS__) greetOnArrival()
document.addEventListener('DOMContentLoaded', () => {
  // Where the reader returns to a place, each line has to be as long as it was.
  if ('laidOut' in html.dataset) document.getElementById('fonts')?.setAttribute('media', 'all')
  if (isOpen) window.openPage()
  else afterFirstPaint(() => insert('gate-scripts'))
})

/** Storage may be blocked; then the gate stands. */
function mayEnter(): boolean {
  try {
    return localStorage.getItem(ACCESS_KEY) === 'true'
  } catch {
    return false
  }
}

/** Links and scripts in a template do nothing until they stand in the document. */
function insert(id: string): void {
  const template = document.getElementById(id) as HTMLTemplateElement | null
  if (template) document.head.append(template.content)
}

/** A browser that reloads or comes back scrolls to where the page was left: among true heights, not among likely ones. */
function layOutBeforeReturn(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit && visit.type !== 'navigate') html.dataset.laidOut = html.dataset.painted = ''
}

function afterFirstPaint(call: () => void): void {
  let called = false
  const once = () => {
    if (!called) call()
    called = true
  }
  // The browser has painted while the document was still arriving.
  if (performance.getEntriesByName('first-contentful-paint').length > 0) return void setTimeout(once)
  requestAnimationFrame(() => requestAnimationFrame(once))
  setTimeout(once, document.hidden ? 0 : LONGEST_WAIT_MS)
}
