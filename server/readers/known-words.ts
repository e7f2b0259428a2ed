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
