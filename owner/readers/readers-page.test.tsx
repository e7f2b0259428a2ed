import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sqliteEngine } from '../../server/testing/engines'
import { cookieOf, DESCRIPTION, readersApp, tabName } from '../../server/testing/readers-app'
import type { Reader, Visit } from '../../shared/owner-api'
import { choicesQuery, overviewQuery, readersQuery, visitsQuery } from '../backend/questions'
import { dayAndClock, dayLabel, fromNow } from '../frame/moments'
import { routes } from '../routes'

// The view beside a history that is known: twelve readers of a made-up site, as the server tells of them.

const [ONE, TWO] = ['/case-study/one', '/case-study/two']
const SECTIONS = ['challenge', 'solution', 'measurable-impact', 'design-process', 'enterprise-value']
const SCANNER_SEES = { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }
const DAY_MS = 24 * 60 * 60_000

const engine = await sqliteEngine()
let app: Awaited<ReturnType<typeof readersApp>>
let owner: string
let tabs = 0

beforeAll(async () => {
  const pages = DESCRIPTION.pages.map((page) => (page.sections ? { ...page, sections: SECTIONS } : page))
  app = await readersApp(await engine.open(), { description: { ...DESCRIPTION, pages } })
  owner = await app.signIn()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await app.stop()
  await engine.remove()
})

type PageOfHistory = [path: string, seconds: number, sections?: string[], mark?: 'resume' | 'message']

/** What one tab tells: one page after the other, all of it just now. */
async function read(cookie: string, tab: number, pages: PageOfHistory[], depth = 90): Promise<void> {
  const all = pages.map(([path, seconds, sections = [], mark], number) => ({
    ...{ number, path, ago: seconds * 1000, ms: seconds * 1000, depth },
    sections: sections.map((name) => ({ name, ago: seconds * 1000, ms: (seconds * 1000) / sections.length })),
    marks: mark ? [{ kind: mark, ago: 0 }] : [],
  }))
  await app.ask('POST', '/reads', { cookie, body: { tab: tabName(tab), pages: all } })
  await app.settle()
}

async function makeLink(label: string): Promise<string> {
  const answer = await app.ask('POST', '/owner/api/links', { cookie: owner, body: { label } })
  return new URL((await answer.json()).url).pathname
}

async function visit(link: string, pages: PageOfHistory[], depth?: number): Promise<void> {
  const tab = ++tabs
  const opened = await app.ask('POST', link, { body: { tab: tabName(tab) } })
  await read(cookieOf(opened), tab, pages, depth)
}

async function answer<Value>(path: string): Promise<Value> {
  return (await app.ask('GET', `/owner/api/${path}`, { cookie: owner })).json()
}

/** A screen of the view with the answers of the server, as HTML. */
async function draw(address: string, person?: string): Promise<string> {
  const client = new QueryClient()
  client.setQueryData(overviewQuery.queryKey, await answer('overview?zone=UTC'))
  client.setQueryData(readersQuery.queryKey, await answer('readers'))
  client.setQueryData(choicesQuery.queryKey, await answer('choices'))
  client.setQueryData(visitsQuery(person).queryKey, {
    pages: [await answer<Visit[]>(person ? `visits?link=${person}` : 'visits')],
    pageParams: [''],
  })
  vi.useFakeTimers({ toFake: ['Date'], now: app.clock.now })
  const router = createMemoryRouter(routes[0]!.children!, { initialEntries: [address] })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

/** What one reads of it, without what only the eye gets. */
function words(html: string): string {
  return html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of each list item of a part that has this heading. */
function items(html: string, heading: string): string[] {
  const part = new RegExp(`<section aria-labelledby="${heading}".*?</section>`, 's').exec(html)?.[0] ?? ''
  return [
    ...part.matchAll(
      /<li class="(?:relative|min-w-0|grid).*?(?=<li class="(?:relative|min-w-0|grid)|<\/section>)/gs,
    ),
  ].map(([item]) => words(item))
}

test('after one reader nothing is said of where readers leave, and no step is drawn that nobody took', async () => {
  const ada = await makeLink('Ada')
  await visit(ada, [[ONE, 60, SECTIONS.slice(0, 2)]], 40)
  const html = await draw('/readers')
  expect(items(html, 'funnel-heading')).toEqual(['1 opened a link', '1 read a study 100%'])
  const [one] = items(html, 'studies-heading')
  expect(one).toMatch(/^Study One 1 reader median visit 1 m 00 s .* Too few readers yet$/)
})

test('what twelve readers did is what the view says, sentence by sentence', async () => {
  const { clock } = app
  const start = clock.now
  const links = Object.fromEntries(
    await Promise.all(
      ['Ben', 'Cy', 'Di', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Scanned', 'Mine'].map(
        async (label) => [label, await makeLink(label)] as const,
      ),
    ),
  )
  const by = (label: string) => links[label]!
  // Ada was here before, and left after the second section.
  await visit(by('Ben'), [[ONE, 30, SECTIONS.slice(0, 2)]])
  clock.now = start + DAY_MS
  await visit(by('Cy'), [
    [ONE, 100, SECTIONS],
    ['/resume', 20],
    ['/contact', 10],
  ])
  await visit(by('Di'), [
    [ONE, 100, SECTIONS],
    ['/resume', 20, [], 'resume'],
    ['/contact', 30, [], 'message'],
  ])
  // Jumps to the end.
  await visit(by('Eli'), [[ONE, 40, ['challenge', 'enterprise-value']]])
  clock.now = start + 2 * DAY_MS
  // Comes again, and reads to the end.
  await visit(by('Ben'), [[ONE, 120, SECTIONS]])
  await visit(by('Fay'), [[ONE, 5]])
  await visit(by('Gus'), [[ONE, 45, SECTIONS.slice(0, 2)]])
  await visit(by('Ida'), [[TWO, 80, SECTIONS.slice(0, 1)]])
  await visit(by('Jon'), [
    ['/', 10],
    ['/resume', 15],
  ])
  await read('', ++tabs, [[ONE, 10, SECTIONS.slice(0, 1)]])
  await read('', ++tabs, [[TWO, 30, SECTIONS]])
  // A scanner that runs scripts, a preview, and the owner's own trial.
  await app.ask('POST', by('Scanned'), { body: { tab: tabName(++tabs) } })
  await app.ask('GET', by('Scanned'), { headers: SCANNER_SEES })
  const trial = await app.ask('POST', by('Mine'), { cookie: owner, body: { tab: tabName(++tabs) } })
  await read(`${cookieOf(trial)}; ${owner}`, tabs, [[TWO, 500, SECTIONS]])
  clock.now = start + 3 * DAY_MS
  await visit(by('Hal'), [[ONE, 50, SECTIONS.slice(0, 4)]])

  const html = await draw('/readers')
  const text = words(html)
  expect(text).toContain('The last thirty days 12 m 55 s read in 13 visits')
  expect(text).toContain('longest day 5 m 20 s')
  const days = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) => words(row!))
  const day = (number: number, told: string) =>
    `${dayLabel(new Date(start + number * DAY_MS).toISOString().slice(0, 10), { dateStyle: 'long' })} ${told}`
  expect(days.filter((row) => /[1-9]\d* \d/.test(row.replace(/^.*\d{4} /, ''))).slice(-4)).toEqual([
    day(0, '2 1 m 30 s'),
    day(1, '3 5 m 20 s'),
    day(2, '7 5 m 15 s'),
    day(3, '1 50 s'),
  ])

  const ago = (number: number) => fromNow(start + number * DAY_MS)
  expect(text).toContain('Readers 10 Link Furthest')
  const row = (name: string, furthest: string, told: string, when: string, done = '') =>
    `${name} ${when} Furthest: ${furthest} ${told} ${when}${done && ` ${done}`}`
  expect(items(html, 'readers-heading').toSorted()).toEqual(
    [
      row('Ada', 'Study Study One', '1 m 00 s / 1 visit', ago(0)),
      row('Ben', 'Study Study One', '2 m 30 s / 2 visits', ago(2)),
      row('Cy', 'Contact', '2 m 10 s / 1 visit', ago(1)),
      row('Di', 'Contact', '2 m 30 s / 1 visit', ago(1), 'Resume downloaded Message sent'),
      row('Eli', 'Study Study One', '40 s / 1 visit', ago(1)),
      row('Fay', 'Study Study One', '5 s / 1 visit', ago(2)),
      row('Gus', 'Study Study One', '45 s / 1 visit', ago(2)),
      row('Hal', 'Study Study One', '50 s / 1 visit', 'reading now'),
      row('Ida', 'Study Study Two', '1 m 20 s / 1 visit', ago(2)),
      row('Jon', 'Resume', '25 s / 1 visit', ago(2)),
      row('Visitors without a link', 'Study Study One', '40 s / 2 visits', ago(2)),
    ].toSorted(),
  )

  // Fay left before the first section, a visitor without a link after it, Ada and Gus after the second; Hal reads on.
  expect(items(html, 'studies-heading')).toEqual([
    [
      'Study One 9 readers median visit 45 s',
      'Challenge: 8 of 9 Solution: 7 of 9 Measurable impact: 5 of 9 Design process: 5 of 9 Enterprise value: 4 of 9',
      '2 leave after Solution',
    ].join(' '),
    [
      'Study Two 2 readers median visit 30 s',
      'Challenge: 2 of 2 Solution: 1 of 2 Measurable impact: 1 of 2 Design process: 1 of 2 Enterprise value: 1 of 2',
      'Too few readers yet',
    ].join(' '),
  ])
  expect(items(html, 'funnel-heading')).toEqual([
    '10 opened a link',
    '9 read a study 90%',
    '3 came to the resume 30%',
    '2 came to contact 20%',
    '1 sent a message 10%',
  ])
  expect(text).not.toMatch(/Scanned|Mine|8 m 20 s/)
  expect(text).toContain('Reading now Hal')
})

test('a reader who left at 40% is shown as having left there', async () => {
  const readers = await answer<Reader[]>('readers')
  const id = readers.find(({ link }) => link?.label === 'Ada')!.link!.id
  const text = words(await draw(`/readers/${id}`, id))
  expect(text).toContain('Ada 1 m 00 s in one visit')
  const first = app.clock.now - 3 * DAY_MS
  expect(text).toContain(dayAndClock(first - 60_000))
  expect(text).toContain('Study One 1 m 00 s 40% Challenge 30 s, Solution 30 s –')
})

test('where a visitor came from is told by its name, or as another site', async () => {
  for (const from of ['www.linkedin.com', 'made-up.example.com'])
    await app.ask('POST', '/reads', { body: { tab: tabName(++tabs), from, pages: [] } })
  await app.settle()
  const text = words(await draw('/readers/none', 'none'))
  expect(text).toContain('from linkedin.com')
  expect(text).toContain('from another site')
  expect(text).not.toMatch(/made-up|from other/)
})
