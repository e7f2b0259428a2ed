import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type Engine } from '../testing/engines.ts'
import { randomNumbers } from '../testing/random-numbers.ts'
import { cookieOf, readersApp, tabName } from '../testing/readers-app.ts'
import { forgetReads } from './forget-reads.ts'

type App = Awaited<ReturnType<typeof readersApp>>

describe.each(ENGINES)('on %s', (_name, startEngine) => {
  let engine: Engine
  const apps: App[] = []
  beforeAll(async () => {
    engine = await startEngine()
  }, 300_000)
  afterAll(async () => {
    for (const app of apps) await app.stop()
    await engine.remove()
  })

  async function start(): Promise<App & { cookie: string }> {
    const app = await readersApp(await engine.open())
    apps.push(app)
    return { ...app, cookie: await app.signIn() }
  }

  async function addLink({ ask, cookie }: App & { cookie: string }, fields: object = {}) {
    const answer = await ask('POST', '/owner/api/links', { cookie, body: { label: 'Acme', ...fields } })
    expect(answer.status).toBe(201)
    const { link, url } = await answer.json()
    return { id: link.id as string, path: new URL(url).pathname }
  }

  test('a link is opened, read and told of, and its reader is known by it', async () => {
    const app = await start()
    const { ask, cookie, settle, clock } = app
    const { id, path } = await addLink(app, {
      greeting: 'Hello',
      studies: ['two', 'one'],
      landing: '/resume',
    })
    expect(path).toMatch(/^\/for\/[\w-]{22}$/)
    const page = await ask('GET', path)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Portfolio Access')])
    const opened = await ask('POST', path, { body: { tab: tabName(1), from: 'www.LinkedIn.com' } })
    expect(await opened.json()).toEqual({ greeting: 'Hello', studies: ['two', 'one'], landing: '/resume' })
    const visitor = cookieOf(opened)
    await settle()
    const links = async () => (await ask('GET', '/owner/api/links', { cookie })).json()
    expect(await links()).toMatchObject([{ id, openings: 0, probablyScanners: 1, lastSeenAt: null }])

    clock.now += 60_000
    const pages = [
      { number: 0, path: '/resume', ago: 60_000, ms: 20_000, depth: 80, sections: [], marks: [] },
      {
        ...{ number: 1, path: '/case-study/one', ago: 40_000, ms: 40_000, depth: 55 },
        sections: [{ name: 'solution', position: 1, ago: 30_000, ms: 12_000 }],
        marks: [{ kind: 'resume', ago: 500 }],
      },
    ]
    for (let times = 0; times < 2; times++) {
      const read = await ask('POST', '/reads', { cookie: visitor, body: { tab: tabName(1), pages } })
      expect(read.status).toBe(204)
    }
    await settle()
    expect(await links()).toMatchObject([{ id, openings: 1, probablyScanners: 0, lastSeenAt: clock.now }])
    const visits = await (await ask('GET', `/owner/api/visits?link=${id}`, { cookie })).json()
    expect(visits).toMatchObject([
      {
        link: { id, label: 'Acme' },
        startedAt: clock.now - 60_000,
        ms: 60_000,
        open: true,
        kind: 'person',
        private: false,
        referrer: 'linkedin.com',
        device: 'Safari on Mac',
        spans: [
          { path: '/resume', title: 'Resume', ms: 20_000, depth: 0.8, sections: [], events: [] },
          {
            title: 'Study One',
            ms: 40_000,
            sections: [{ name: 'solution', startedAt: clock.now - 30_000, ms: 12_000 }],
            events: [{ kind: 'resume', at: clock.now - 500 }],
          },
        ],
      },
    ])
    const readers = await (await ask('GET', '/owner/api/readers', { cookie })).json()
    expect(readers).toMatchObject([
      { link: { id }, visits: 1, ms: 60_000, furthest: 'resume', downloadedResume: true, open: true },
    ])
    const overview = await (await ask('GET', '/owner/api/overview?zone=Asia/Kathmandu', { cookie })).json()
    expect(overview.days).toHaveLength(30)
    expect(overview.days.at(-1)).toEqual({ day: '2026-01-05', visits: 1, ms: 60_000 })
    expect(overview).toMatchObject({
      funnel: { link: 1, study: 1, resume: 1, contact: 0, message: 0 },
      studies: [
        {
          ...{ path: '/case-study/one', readers: 1, medianMs: 40_000, leftAtTop: 0 },
          // Whoever jumps to a section has come past those before it, and has not left while the visit goes on.
          sections: [
            { name: 'challenge', reached: 1, left: 0 },
            { name: 'solution', reached: 1, left: 0 },
          ],
        },
      ],
    })
    const changes = await (await ask('GET', '/owner/api/changes?after=', { cookie })).json()
    expect(changes.visits).toHaveLength(1)
  })

  test('visits that began in the same moment are all shown, a page after the other', async () => {
    const { ask, cookie, settle } = await start()
    const pages = [{ number: 0, path: '/', ago: 9, ms: 9, depth: 1, sections: [], marks: [] }]
    for (let tab = 1; tab <= 60; tab++) await ask('POST', '/reads', { body: { tab: tabName(tab), pages } })
    await settle()
    const shown = new Set<string>()
    for (let before = '', page = 0; page < 2; page++) {
      const visits = await (await ask('GET', `/owner/api/visits?link=none${before}`, { cookie })).json()
      for (const { id, startedAt } of visits) {
        shown.add(id)
        before = `&before=${startedAt},${id}`
      }
    }
    expect(shown.size).toBe(60)
  })

  const MACHINES = [
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
    'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0; SafeLinks)',
    'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.12026; Pro)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0 Safari/537.36',
  ]

  test('machines that unfurl and scan get a neutral card, open nothing and cause no mail', async () => {
    const app = await start()
    const { ask, cookie, settle, database } = app
    const { path } = await addLink(app)
    const prefetches = [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }]
    const visitors = [...MACHINES.map((agent) => ({ 'user-agent': agent })), ...prefetches, {}]
    for (const headers of visitors) {
      for (const method of ['HEAD', 'GET']) {
        const answer = await ask(method, path, { headers })
        expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
        expect(await answer.text()).not.toContain('Acme')
      }
    }
    for (const headers of visitors.slice(0, -1)) {
      const opened = await ask('POST', path, { body: { tab: tabName(7) }, headers })
      expect([opened.status, opened.headers.get('set-cookie')]).toEqual([403, null])
    }
    await settle()
    const [link] = await (await ask('GET', '/owner/api/links', { cookie })).json()
    expect(link).toMatchObject({ openings: 0, probablyScanners: 0 })
    expect(await database.queries.selectFrom('mail_queue').selectAll().execute()).toEqual([])
  })

  test('what runs the script without a person’s sign is probably a scanner, and is never mailed', async () => {
    const app = await start()
    const { ask, cookie, settle, database, clock } = app
    const { id, path } = await addLink(app)
    const visitor = cookieOf(await ask('POST', path, { body: { tab: tabName(1) } }))
    await settle()
    const notices = () =>
      database.queries
        .selectFrom('mail_queue')
        .select(['mail_id as id', 'notice_subject as subject'])
        .execute()
    const [visit] = await (await ask('GET', `/owner/api/visits?link=${id}`, { cookie })).json()
    expect([visit.kind, visit.open, await notices()]).toEqual(['probably-scanner', false, []])
    clock.now += 5_000
    for (let times = 0; times < 3; times++) {
      await ask('POST', '/reads', {
        cookie: visitor,
        body: { tab: tabName(1), pages: [page({ ago: 4_000 })] },
      })
      await settle()
    }
    const told = { id: `first-opening-${id}`, subject: 'Portfolio: Acme has opened the link' }
    expect(await notices()).toEqual([told])
    // Another person with the same link is no first opening.
    const other = cookieOf(await ask('POST', path, { body: { tab: tabName(2) } }))
    await ask('POST', '/reads', { cookie: other, body: { tab: tabName(2), pages: [page({})] } })
    await settle()
    expect(await notices()).toEqual([told])
  })

  test('two links in one browser: each tab’s reads stay with the link that it came by', async () => {
    const app = await start()
    const { ask, cookie, settle } = app
    const [one, two] = [await addLink(app, { label: 'One' }), await addLink(app, { label: 'Two' })]
    const first = cookieOf(await ask('POST', one.path, { body: { tab: tabName(1) } }))
    await settle()
    // The browser has one cookie: the second link's takes the first one's place.
    const second = cookieOf(await ask('POST', two.path, { cookie: first, body: { tab: tabName(2) } }))
    for (const [tab, ms] of [
      [1, 7_000],
      [2, 9_000],
    ] as const)
      await ask('POST', '/reads', { cookie: second, body: { tab: tabName(tab), pages: [page({ ms })] } })
    await settle()
    const readers = await (await ask('GET', '/owner/api/readers', { cookie })).json()
    const times = readers.map(({ link, ms }: { link: { label: string }; ms: number }) => [link.label, ms])
    expect(times.sort()).toEqual([
      ['One', 7_000],
      ['Two', 9_000],
    ])
  })

  test('a link that is revoked or over opens nothing, and one that is restored opens again', async () => {
    const app = await start()
    const { ask, cookie, clock, sessions } = app
    const { id, path } = await addLink(app, { expiresAt: clock.now + 60_000 })
    const open = async () => ask('POST', path, { body: { tab: tabName(1) } })
    const visitor = cookieOf(await open()).split('=')[1]
    expect(await sessions.find(visitor)).toMatchObject({ origin: `link:${id}` })
    await ask('POST', `/owner/api/links/${id}/revoke`, { cookie })
    expect(await sessions.find(visitor)).toBeUndefined()
    expect((await open()).status).toBe(410)
    await ask('POST', `/owner/api/links/${id}/restore`, { cookie })
    expect((await open()).status).toBe(200)
    clock.now += 60_000
    expect((await open()).status).toBe(410)
    await ask('PATCH', `/owner/api/links/${id}`, { cookie, body: { expiresAt: null } })
    expect((await open()).status).toBe(200)
    expect((await ask('POST', `/for/${'A'.repeat(22)}`, { body: { tab: tabName(1) } })).status).toBe(410)
    expect((await ask('POST', '/for/short', { body: { tab: tabName(1) } })).status).toBe(410)
  })

  test('who asks for privacy is counted and not followed, and the owner is not counted', async () => {
    const app = await start()
    const { ask, cookie, settle, store } = app
    const body = { tab: tabName(1), pages: [page({})] }
    await ask('POST', '/reads', { body, headers: { 'sec-gpc': '1' } })
    await ask('POST', '/reads', { body: { ...body, tab: tabName(2) }, headers: { dnt: '1' } })
    await ask('POST', '/reads', { body: { ...body, tab: tabName(3) }, cookie })
    await settle()
    const visits = await store.queries.selectFrom('reads_visits').selectAll().execute()
    expect(visits.map(({ human, ms, device, ...visit }) => [human, visit.private, ms, device])).toEqual([
      [1, 1, 0, ''],
      [1, 1, 0, ''],
    ])
    expect(await store.queries.selectFrom('reads_pages').selectAll().execute()).toEqual([])
  })

  test('a visit without a link has another name the next day, and yesterday’s secret is gone', async () => {
    const app = await start()
    const { ask, settle, clock, store } = app
    const read = async () => {
      await ask('POST', '/reads', { body: { tab: tabName(1), pages: [page({})] } })
      await settle()
    }
    const secrets = () => store.queries.selectFrom('reads_secrets').selectAll().execute()
    await read()
    await read()
    const [before] = await secrets()
    clock.now += 24 * 60 * 60_000
    await read()
    const visits = await store.queries.selectFrom('reads_visits').select(['id', 'day']).execute()
    expect(new Set(visits.map(({ id }) => id)).size).toBe(2)
    expect(visits.map(({ day }) => day)).toEqual(['2026-01-05', '2026-01-06'])
    expect(await secrets()).toEqual([
      { day: '2026-01-06', secret: expect.not.stringMatching(before!.secret) },
    ])
  })

  test('the sums are those of the rows, whatever comes in which order, and outlive them', async () => {
    const app = await start()
    const { ask, settle, clock, store } = app
    const links = [await addLink(app), await addLink(app)]
    const random = randomNumbers(18)
    const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)]!
    const cookies = new Map<number, string>()
    const paths = ['/', '/resume', '/contact', '/presentation', '/case-study/one', '/case-study/two']
    for (let step = 0; step < 150; step++) {
      clock.now += Math.floor(random() * 3_600_000)
      const tab = Math.floor(random() * 20)
      if (!cookies.has(tab) && random() < 0.6)
        cookies.set(tab, cookieOf(await ask('POST', pick(links).path, { body: { tab: tabName(tab) } })))
      const pages = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
        const number = Math.floor(random() * 6)
        const ms = Math.floor(random() * 90_000)
        const sections = ['challenge', 'solution'].map((name, position) => ({
          name,
          position,
          ago: 1,
          ms: 1,
        }))
        const marks = random() < 0.2 ? [{ kind: pick(['resume', 'message', 'deck']), ago: 5 }] : []
        return { ...page({ number, path: paths[number] ?? '/', ms, ago: 90_000 }), sections, marks }
      })
      await ask('POST', '/reads', { cookie: cookies.get(tab) ?? '', body: { tab: tabName(tab), pages } })
      if (random() < 0.3) await settle()
    }
    await settle()
    const sums = () => sumsOf(store)
    const kept = await sums()
    expect(kept.visits.length).toBeGreaterThan(5)
    const { furthest, ...counted } = await sumsOfRows(store)
    expect(kept).toEqual(counted)
    expect(
      await store.queries
        .selectFrom('reads_studies')
        .select(['visit_id', 'path', 'furthest'])
        .orderBy('visit_id')
        .orderBy('path')
        .execute(),
    ).toEqual(furthest)
    expect(await forgetReads(store, clock.now + 91 * 24 * 60 * 60_000)).toBeGreaterThan(10)
    for (const table of [
      'reads_visits',
      'reads_pages',
      'reads_sections',
      'reads_marks',
      'reads_studies',
    ] as const)
      expect(await store.queries.selectFrom(table).selectAll().execute(), table).toEqual([])
    expect(await sums()).toEqual(kept)
  })
})

function page(fields: object) {
  return { number: 0, path: '/', ago: 10_000, ms: 4_000, depth: 10, sections: [], marks: [], ...fields }
}

async function sumsOf({ queries }: App['store']) {
  const visits = await queries
    .selectFrom('daily_visits')
    .selectAll()
    .orderBy('day')
    .orderBy('link_id')
    .execute()
  return {
    visits: visits.map(({ furthest_page: _page, ...row }) => row),
    studies: await queries.selectFrom('daily_studies').selectAll().orderBy('day').orderBy('path').execute(),
  }
}

/** The same, counted from every row by plain SQL. */
async function sumsOfRows({ change }: App['store']) {
  const numbers = (row: object) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [key, /^\d+$/.test(value) ? Number(value) : value]),
    )
  return change(async (queries) => {
    const visits = await sql<object>`select day, coalesce(link_id, '') as link_id, sum(human) as visits,
    sum(human * opened) as openings, sum((1 - human) * opened) as scanners, sum(ms) as ms, sum(study) as studies,
    sum(resume) as resumes, sum(contact) as contacts, sum(downloaded) as downloads, sum(message) as messages,
    sum(deck) as decks, max(human * heard_at) as last_seen_at, max(furthest) as furthest
    from ${sql.table('reads_visits')} group by day, link_id order by 1, 2`.execute(queries)
    const studies = await sql<object>`select day, path, count(distinct v.id) as readers, sum(p.ms) as ms
    from ${sql.table('reads_pages')} p join ${sql.table('reads_visits')} v on v.id = visit_id
    where path like '/case-study/%' group by day, path order by 1, 2`.execute(queries)
    const furthest = await sql<object>`select p.visit_id, p.path, coalesce(max(s.position), -1) as furthest
    from ${sql.table('reads_pages')} p left join ${sql.table('reads_sections')} s
    on p.visit_id = s.visit_id and p.number = s.number
    where path like '/case-study/%' group by p.visit_id, path order by 1, 2`.execute(queries)
    return {
      visits: visits.rows.map(numbers),
      studies: studies.rows.map(numbers),
      furthest: furthest.rows,
    }
  })
}
