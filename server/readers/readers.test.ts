import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type Engine } from '../testing/engines.ts'
import { cookieOf, readersApp, tabName } from '../testing/readers-app.ts'

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
    const opened = await ask('POST', path, { body: { tab: tabName(1), from: 'mail.example.com' } })
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
        referrer: 'mail.example.com',
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
      funnel: { link: 1, study: 1, resume: 1, contact: 0 },
      studies: [
        {
          ...{ path: '/case-study/one', readers: 1, medianMs: 40_000 },
          sections: [{ name: 'solution', reached: 1 }],
        },
      ],
      openVisits: 1,
    })
    const changes = await (await ask('GET', '/owner/api/changes?after=', { cookie })).json()
    expect(changes.visits).toHaveLength(1)
  })
})
