// npm run bench navigation: from the click on a prefetched link until the next page is painted, beside the least that a
// browser can do: the finished HTML of that page's first screen, put in place by one assignment, seen from its top. A
// frame that shows another part of the page is not yet the page. Then, where a picture goes along, the longest time
// between two frames until it has arrived. `npm run bench navigation /case-study` takes those ways only that have it in
// an address; `still` as a third word takes them as a visitor who asked for less motion.
import { openBrowser } from '../artwork/browser.mjs'
import { round } from './load.mjs'
import { repeatedLine, whileQuiet } from './while-quiet.mjs'

const [, , SITE, ONLY = '', STILL] = process.argv
const RUNS = Number(process.env.RUNS ?? 9)
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
  ...(STILL && { reducedMotion: 'reduce' }),
}
const JOURNEYS = [
  { from: '/about', to: '/', slowdown: 4, goal: 100 },
  { from: '/', to: '/case-study/trace-flow-map', slowdown: 4, goal: 400 },
  { from: '/case-study/trace-flow-map', to: '/', back: true, slowdown: 4, goal: 400 },
  { from: '/', to: '/about', slowdown: 4, goal: 100 },
  { from: '/about', to: '/visuals', slowdown: 4, goal: 100 },
  { from: '/about', to: '/resume', slowdown: 4, goal: 100 },
  // No link leads to the dashboard, so this one goes back to it.
  { from: '/about', to: '/dashboard', back: true, slowdown: 1, goal: 50 },
]

/** A hundred events, as many as the log holds, each with all that it can carry. */
function fillLog() {
  const events = [
    'page_load',
    'scroll_depth',
    'cta_click',
    'case_study_view',
    'resume_download',
    'contact_action',
  ]
  const log = Array.from({ length: 100 }, (_, index) => ({
    event: events[index % events.length],
    page: ['/', '/about', '/resume', '/visuals'][index % 4],
    depth: 25 * ((index % 4) + 1),
    cta: 'Explore My Work',
    location: 'hero',
    project: 'Trace Flow Map',
    action: 'email',
    timestamp: new Date(Date.now() - index * 3_600_000).toISOString(),
    userAgent: index % 3 ? 'Mozilla/5.0 (X11)' : 'Mozilla/5.0 (iPhone) Mobile',
    referrer: 'https://example.com/',
    screenSize: '1440x900',
  }))
  localStorage.setItem('portfolio-authenticated', 'true')
  localStorage.setItem('portfolio_analytics', JSON.stringify(log))
}

/** Runs in the page: goes there; the first frame that has the new heading, or on Back the card, in view ends the time. */
function follow({ from, to, back, html }) {
  const link = document.querySelector(`:is(main, footer) a[href="${to}"]`)
  // One page may stand behind another, out of sight.
  const shown = 'main h1'
  const before = document.querySelector(shown)
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector(shown)
      if (!heading || heading === before) return
      observer.disconnect()
      requestAnimationFrame(function onFrame() {
        // Back leads to the card that was pressed, if one was.
        const seen = (back && document.querySelector(`#main a[href="${from}"]`)) || heading
        const { top, bottom } = seen.getBoundingClientRect()
        if (bottom < 0 || top > innerHeight) requestAnimationFrame(onFrame)
        // The first task after the frame, before anything that waits for the paint.
        else scheduler.postTask(() => resolve(performance.now() - started), { priority: 'user-blocking' })
      })
    })
    observer.observe(document.getElementById('root'), {
      childList: true,
      subtree: true,
      attributeFilter: ['hidden'],
    })
    const started = performance.now()
    if (html) {
      document.getElementById('main').innerHTML = html
      scrollTo({ top: 0, behavior: 'instant' })
    } else if (back) history.back()
    else link.click()
  })
}

/** Runs in the page: the longest time between two frames while something is on its way from one view to the next. */
function longestFrame() {
  const isMoving = () =>
    document.getAnimations().some(({ effect }) => effect.pseudoElement?.startsWith('::view-transition'))
  return new Promise((resolve) => {
    let last = performance.now()
    let longest = 0
    function onFrame(now) {
      longest = Math.max(longest, now - last)
      last = now
      if (isMoving()) requestAnimationFrame(onFrame)
      else resolve(longest)
    }
    if (!isMoving()) return resolve(0)
    requestAnimationFrame((now) => {
      last = now
      requestAnimationFrame(onFrame)
    })
  })
}

/** A press works: the header's menu opens, and closes again. */
async function waitUntilAlive(tab) {
  const menu = tab.locator('header button[aria-expanded]')
  const press = () => menu.evaluate((button) => button.click())
  const isOpen = async () => (await menu.getAttribute('aria-expanded')) === 'true'
  while (!(await isOpen())) await press()
  await press()
}

/** Brings the visitor to the page before, with the next one's script at hand. */
async function approach(tab, { from, to, back }) {
  await tab.goto(SITE + (back ? to : from), { waitUntil: 'networkidle' })
  await waitUntilAlive(tab)
  if (back) await tab.locator(`:is(main, footer) a[href="${from}"]`).first().click()
  else await pointAt(tab.locator(`:is(main, footer) a[href="${to}"]`).first())
  await tab.waitForURL(SITE + from)
  // The prefetch, and what the page before did below its first screen, are over by then.
  await tab.waitForTimeout(1000)
}

/** Whoever points at a link has it before their eyes. */
async function pointAt(link) {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await link.dispatchEvent('pointerover')
}

/** Runs in the page: the first screen of another page, as it was prerendered. */
async function firstScreen(to) {
  const page = new DOMParser().parseFromString(await (await fetch(to)).text(), 'text/html')
  // The gate, which stands before it, has one of its own.
  const main = page.getElementById('main')
  const first = main.querySelector('h1').closest('section, header, article > div') ?? main.firstElementChild
  return first.outerHTML
}

async function run(browser, journey, reference = false) {
  const context = await browser.newContext(PHONE)
  await context.addInitScript(fillLog)
  const tab = await context.newPage()
  await approach(tab, journey)
  const html = reference ? await tab.evaluate(firstScreen, journey.to) : undefined
  const session = await context.newCDPSession(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: journey.slowdown })
  const milliseconds = await tab.evaluate(follow, { ...journey, html })
  const frame = await tab.evaluate(longestFrame)
  await context.close()
  return { milliseconds, frame }
}

const browser = await openBrowser()
const results = []
for (const journey of JOURNEYS.filter(({ from, to }) => (from + to).includes(ONLY))) {
  const times = []
  const references = []
  const frames = []
  for (let count = 0; count < RUNS; count++) {
    const { milliseconds, frame } = await whileQuiet(() => run(browser, journey))
    times.push(milliseconds)
    frames.push(frame)
    references.push((await whileQuiet(() => run(browser, journey, true))).milliseconds)
  }
  const { from, to, slowdown, goal } = journey
  const [time, reference] = [times, references].map((list) => list.sort((a, b) => a - b)[RUNS >> 1])
  results.push({
    from,
    to,
    slowdown,
    'median ms': round(time),
    'best ms': round(times[0]),
    'reference ms': round(reference),
    ratio: round(time / reference),
    'goal ms': goal,
    'longest frame ms': round(Math.max(...frames)) || '',
  })
}
await browser.close()
console.table(results)
console.log(repeatedLine())
