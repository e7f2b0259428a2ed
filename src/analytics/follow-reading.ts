import { type PageRead, READS_PATH } from '../../shared/reads'
import { onMessageSent } from './message-sent'
import { sessionId } from './record'
import { referrerHost } from './referrer-host'

// Sends what is read to the owner's server, in small batches. Each has the totals so far, so that the next one makes up
// for a lost one.

const LOOK_EVERY_MS = 500
const SEND_EVERY_MS = 10_000
/** A new page, section or mark is sent sooner, so that the owner sees it happen. */
const SEND_NEWS_MS = 1_000
/** A person has the page on the screen so long, and does something that no script can: a script scrolls without a wheel. */
const SEEN_MS = 3_000
const HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'pointermove']
/** The height on the screen at which somebody is taken to read, from its top. */
const READING_LINE = 0.4

type Part = { name: string; begun: number; ms: number }
type Page = Omit<PageRead, 'ago' | 'sections' | 'marks'> & {
  begun: number
  sections: Map<string, Part>
  marks: { kind: PageRead['marks'][number]['kind']; at: number }[]
  sent: boolean
}

const optedOut =
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
const pages: Page[] = []
let page: Page
let part: Part | undefined
let touched = false
let isPerson = false
let wasSeen = !document.hidden
let last = performance.now()
let lastSentAt = 0
let news = false

function look(): void {
  const now = performance.now()
  if (page?.path !== location.pathname) turnTo(location.pathname, now)
  if (wasSeen && now > last) {
    page.ms += now - last
    if (part) part.ms += now - last
    page.sent = false
  }
  last = now
  wasSeen = !document.hidden
  if (wasSeen) readOn(now)
  const seen = pages.reduce((sum, { ms }) => sum + ms, 0)
  const known = isPerson
  isPerson ||= touched && seen >= SEEN_MS
  if (isPerson && (!known || now - lastSentAt >= (news ? SEND_NEWS_MS : SEND_EVERY_MS))) send(now)
}

/** Numbers grow over all pages of a tab, also after a reload. */
function turnTo(path: string, begun: number): void {
  const number = Math.floor((performance.timeOrigin + begun) / 100) % 2 ** 31
  page = { number, path, begun, ms: 0, depth: 0, sections: new Map(), marks: [], sent: false }
  part = undefined
  news = true
  pages.push(page)
}

/** Measures how far down the screen reaches, and which section of a study is being read. */
function readOn(now: number): void {
  const { scrollHeight } = document.documentElement
  page.depth = Math.max(page.depth, Math.round(Math.min(1, (scrollY + innerHeight) / scrollHeight) * 100))
  const sections = [...document.querySelectorAll('article section[id]')]
  const name = sections.findLast(
    (section) => section.getBoundingClientRect().top <= innerHeight * READING_LINE,
  )?.id
  if (name === part?.name) return
  part = name ? (page.sections.get(name) ?? { name, begun: now, ms: 0 }) : undefined
  news = true
  if (part) page.sections.set(part.name, part)
}

function send(now: number): void {
  const unsent = optedOut ? [] : pages.filter(({ sent }) => !sent)
  if (lastSentAt > 0 && unsent.length === 0) return
  lastSentAt = now
  news = false
  const batch = {
    tab: sessionId(),
    private: Boolean(optedOut),
    from: referrerHost(),
    pages: unsent.map(({ begun, sections, marks, sent: _, ...read }) => ({
      ...read,
      ago: now - begun,
      sections: [...sections.values()].map(({ begun, ...rest }) => ({ ...rest, ago: now - begun })),
      marks: marks.map(({ kind, at }) => ({ kind, ago: now - at })),
    })),
  }
  for (const one of unsent) one.sent = true
  navigator.sendBeacon(READS_PATH, new Blob([JSON.stringify(batch)], { type: 'application/json' }))
}

function mark(kind: Page['marks'][number]['kind']): void {
  page.marks.push({ kind, at: performance.now() })
  page.sent = false
  news = true
}

function leave(): void {
  look()
  if (isPerson) send(performance.now())
}

function follow(): void {
  look()
  setInterval(look, LOOK_EVERY_MS)
  for (const type of HAND) {
    const notice = ({ isTrusted }: Event) => {
      touched ||= isTrusted
    }
    addEventListener(type, notice, { passive: true, capture: true })
  }
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a[href$=".pdf"]')) mark('resume')
  })
  onMessageSent(() => mark('message'))
  document.addEventListener('visibilitychange', leave)
  addEventListener('pagehide', leave)
}

if (location.hostname !== 'localhost') follow()
