import type { PageRead, ReadBatch } from '../../shared/reads.ts'
import type { SitePages } from './stages.ts'

const TAB = /^[0-9a-f]{32}$/
const MARKS = new Set(['resume', 'message', 'deck'])
const MOST_PAGES = 100
/** Sections, or marks, of one page. */
const MOST_PARTS = 30
/** A tab that was open for longer tells of the last day only. */
const LONGEST_MS = 24 * 60 * 60_000

// Nothing of what a browser sends is stored: only words that are written here.

const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const DEVICES: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

/** Where links to a portfolio stand: mail programs, search engines, networks and hiring tools. */
const REFERRERS =
  `mail.google.com google.com outlook.com live.com office.com mail.yahoo.com proton.me bing.com
  duckduckgo.com ecosia.org yahoo.com chatgpt.com perplexity.ai claude.ai linkedin.com lnkd.in xing.com wellfound.com
  indeed.com glassdoor.com greenhouse.io lever.co ashbyhq.com workable.com myworkday.com smartrecruiters.com personio.de
  github.com gitlab.com dribbble.com behance.net figma.com read.cv layers.to adplist.org medium.com substack.com
  notion.so notion.site slack.com teams.microsoft.com discord.com whatsapp.com t.me x.com twitter.com t.co bsky.app
  mastodon.social threads.net facebook.com instagram.com youtube.com reddit.com news.ycombinator.com`.split(
    /\s+/,
  )

/** What a page may say, and nothing else: whatever is not of this shape is dropped. Undefined for what is no batch. */
export function parseReads(body: unknown, site: SitePages): ReadBatch | undefined {
  const { tab, from, pages, private: asked } = (body ?? {}) as Record<string, unknown>
  if (!isTabName(tab) || !Array.isArray(pages)) return undefined
  return {
    tab,
    private: asked === true,
    from: referrerName(from),
    pages: pages.slice(0, MOST_PAGES).flatMap((page) => parsePage(page, site) ?? []),
  }
}

export function isTabName(value: unknown): value is string {
  return typeof value === 'string' && TAB.test(value)
}

function parsePage(value: unknown, site: SitePages): PageRead | undefined {
  const { number, path, depth, sections, marks, ...times } = (value ?? {}) as Record<string, unknown>
  if (typeof path !== 'string' || !site.has(path)) return undefined
  if (!Number.isInteger(number) || Number(number) < 0 || Number(number) >= 2 ** 31) return undefined
  const { ago, ms } = parseTimes(times, LONGEST_MS)
  const names = site.sections(path)
  return {
    number: Number(number),
    path,
    ago,
    ms,
    depth: Math.min(100, length(depth)),
    sections: list(sections).flatMap(({ name, ...own }) =>
      // Nobody reads a part for longer than the whole.
      typeof name === 'string' && names.includes(name) ? { name, ...parseTimes(own, ms) } : [],
    ),
    marks: list(marks).flatMap(({ kind, ago }) =>
      MARKS.has(String(kind))
        ? { kind: kind as PageRead['marks'][number]['kind'], ago: Math.min(LONGEST_MS, length(ago)) }
        : [],
    ),
  }
}

/** A page cannot have been seen for longer than it has been there. */
function parseTimes({ ago, ms }: Record<string, unknown>, most: number) {
  const since = Math.min(LONGEST_MS, length(ago))
  return { ago: since, ms: Math.min(most, since, length(ms)) }
}

function list(value: unknown): Record<string, unknown>[] {
  const items = Array.isArray(value) ? value.slice(0, MOST_PARTS) : []
  return items.filter((item) => typeof item === 'object' && item !== null)
}

function length(value: unknown): number {
  return typeof value === 'number' && value > 0 ? Math.min(Number.MAX_SAFE_INTEGER, Math.round(value)) : 0
}

/** A browser in words, as "Safari on iPhone". */
export function deviceName(userAgent: string): string {
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = find(BROWSERS) ?? 'A browser'
  const device = find(DEVICES)
  return device ? `${browser} on ${device}` : browser
}

/** The well-known site of this host name, `other` where it is none, empty without a name. */
export function referrerName(host: unknown): string {
  if (typeof host !== 'string' || host === '') return ''
  const name = host.toLowerCase()
  const known = REFERRERS.find((site) => name === site || name.endsWith(`.${site}`))
  return known ?? (/(^|\.)google\.[a-z.]{2,6}$/.test(name) ? 'google.com' : 'other')
}
