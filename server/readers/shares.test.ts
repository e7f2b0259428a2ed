import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countedStore } from '../testing/counted-store.ts'
import { ENGINES, type Engine, sqliteEngine } from '../testing/engines.ts'
import { cookieOf, readersApp, tabName } from '../testing/readers-app.ts'

const FLOODER = '198.51.100.9'
const STUDY = '/case-study/one'
const SECTIONS = ['challenge', 'solution'].map((name) => ({ name, ago: 9, ms: 9 }))

describe.each(ENGINES)('on %s', (name, startEngine) => {
  let engine: Engine
  const apps: Awaited<ReturnType<typeof startApp>>[] = []
  beforeAll(async () => {
    engine = await startEngine()
  }, 300_000)
  afterAll(async () => {
    for (const app of apps) await app.stop()
    await engine.remove()
  })
  const start = async () => {
    const app = await startApp(engine)
    apps.push(app)
    return app
  }

  test('names that no page has are not stored, and a batch above 100 KB is refused', async () => {
    const { read, rowsOf, settle } = await start()
    const made = Array.from({ length: 30 }, (_, i) => ({ name: `call-evil-example-${i}`, ago: 9, ms: 9 }))
    const real = [{ name: 'challenge', position: 7, ago: 9, ms: 9 }]
    expect(await read(1, [page({ path: STUDY, sections: [...real, ...made] })])).toBe(204)
    expect(await read(2, [page({ path: '/', sections: [...real, ...made] })])).toBe(204)
    const hundred = Array.from({ length: 100 }, (_, number) => page({ number, path: STUDY, sections: made }))
    expect(await read(3, hundred)).toBe(413)
    await settle()
    const stored = { name: 'challenge', position: 0 }
    expect(await rowsOf('reads_sections')).toEqual([expect.objectContaining(stored)])
    expect(await rowsOf('reads_visits')).toHaveLength(2)
  })

  test('a visit that cannot be written loses none of the others, and the owner is told', async () => {
    const { read, rowsOf, settle, store, owner } = await start()
    // Whatever it may be: here the database refuses one page.
    if (name === 'SQLite')
      await sql`create trigger refuse before insert on reads_pages when new.path = '/contact'
        begin select raise(abort, 'refused'); end`.execute(store.queries)
    else
      await sql`alter table readers.reads_pages add constraint refused check (path <> '/contact')`.execute(
        store.queries,
      )
    for (let tab = 0; tab < 30; tab++)
      await read(tab, [page({ path: tab === 7 ? '/contact' : '/' })], { from: `203.0.113.${tab}` })
    await settle()
    expect(await rowsOf('reads_visits')).toHaveLength(29)
    expect(await rowsOf('reads_pages')).toHaveLength(29)
    expect((await owner('overview')).droppedReads).toMatchObject({ count: 1, why: 'database' })
  })

  test('as long as nothing is new, asking for changes asks no table', async () => {
    const { read, settle, clock, counts, owner } = await start()
    await read(1, [page({})])
    await settle()
    let cursor = ''
    const ask = async () => {
      const before = counts.statements
      const changes = await owner(`changes?after=${cursor}`)
      cursor = changes.cursor
      return { visits: changes.visits.length, statements: counts.statements - before }
    }
    expect(await ask()).toMatchObject({ visits: 1 })
    clock.now += 6_000
    await ask()
    // Other processes on PostgreSQL can only be heard of by asking: the newest entry of an index.
    const statements = name === 'SQLite' ? 0 : 1
    for (let polls = 0; polls < 10; polls++) {
      clock.now += 1_000
      expect(await ask()).toEqual({ visits: 0, statements })
    }
    await read(2, [page({})])
    await settle()
    clock.now += 1_000
    expect(await ask()).toMatchObject({ visits: 1 })
  })
})

describe('one sender', () => {
  let engine: Engine
  const apps: Awaited<ReturnType<typeof startApp>>[] = []
  beforeAll(async () => {
    engine = await sqliteEngine()
  }, 300_000)
  afterAll(async () => {
    for (const app of apps) await app.stop()
    await engine.remove()
  })
  const start = async () => {
    const app = await startApp(engine)
    apps.push(app)
    return app
  }

  test('one visit has at most 200 rows, however many pages it tells of', async () => {
    const { read, rowsOf, settle, owner } = await start()
    for (let batch = 0; batch < 5; batch++) {
      const pages = Array.from({ length: 50 }, (_, i) =>
        page({ number: batch * 50 + i, path: STUDY, sections: SECTIONS }),
      )
      expect(await read(1, pages)).toBe(204)
    }
    await settle()
    expect((await rowsOf('reads_pages')).length + (await rowsOf('reads_sections')).length).toBe(200)
    expect((await owner('overview')).droppedReads).toMatchObject({ why: 'one sender' })
  })

  test('hundreds of requests of one address in ten seconds cost it its own share, and no link’s or other network’s', async () => {
    const { read, rowsOf, settle, clock, logged, owner, openLink } = await start()
    const link = await openLink(9_001)
    expect((await owner('overview')).droppedReads).toBeNull()
    const flood = await Promise.all(Array.from({ length: 400 }, () => read(1, [], { from: FLOODER })))
    expect(flood.filter((status) => status === 204)).toHaveLength(200)
    for (let reader = 0; reader < 48; reader++)
      expect(await read(100 + reader, [page({})], { from: `203.0.113.${reader}` })).toBe(204)
    expect(await read(200, [page({})], { from: FLOODER })).toBe(429)
    expect(await read(9_001, [page({})], { from: FLOODER, cookie: link })).toBe(204)
    await settle()
    expect(await rowsOf('reads_visits')).toHaveLength(50)
    expect((await owner('overview')).droppedReads).toEqual({
      ...{ count: 201, since: clock.now, why: 'one sender' },
    })
    expect(logged.filter((line) => line.startsWith('Reads were lost'))).toEqual([
      'Reads were lost: one sender sent too much',
    ])
    clock.now += 25 * 60 * 60_000
    expect((await owner('overview')).droppedReads).toBeNull()
  })

  test('one address that fills its share leaves room for others, for links and for visits that go on', async () => {
    const { read, rowsOf, settle, clock, openLink } = await start()
    const link = await openLink(9_001)
    expect(await read(9_000, [page({})], { from: FLOODER })).toBe(204)
    await settle()
    const hundred = Array.from({ length: 100 }, (_, number) =>
      page({ number, path: STUDY, sections: SECTIONS }),
    )
    for (let tab = 0; tab < 40; tab++) {
      clock.now += 1_000
      expect(await read(tab, hundred, { from: FLOODER })).toBe(204)
    }
    await settle()
    const visits = async () => (await rowsOf('reads_visits')).map(({ link_id, ms }) => [link_id === null, ms])
    const rows = [...(await visits()), ...(await rowsOf('reads_pages')), ...(await rowsOf('reads_sections'))]
    expect(rows).toHaveLength(5_000 + 1)
    await read(9_000, [page({ ms: 7_777 })], { from: FLOODER })
    await read(9_001, [page({ ms: 8_888 })], { from: FLOODER, cookie: link })
    await read(9_002, [page({ ms: 9_999 })])
    await settle()
    for (const known of [
      [true, 7_777],
      [false, 8_888],
      [true, 9_999],
    ])
      expect(await visits()).toContainEqual(known)
  })
})

async function startApp(engine: Engine) {
  const opened = await engine.open()
  const { store, counts } = countedStore(opened.readers())
  const app = await readersApp({ ...opened, readers: () => store })
  const cookie = await app.signIn()
  const read = async (tab: number, pages: object[], { from = '203.0.113.7', cookie = '' } = {}) => {
    const body = { tab: tabName(tab), pages }
    const { status } = await app.ask('POST', '/reads', {
      body,
      cookie,
      headers: { 'x-test-address': from },
    })
    return status
  }
  const owner = async (path: string) => (await app.ask('GET', `/owner/api/${path}`, { cookie })).json()
  const rowsOf = async (table: 'reads_visits' | 'reads_pages' | 'reads_sections') =>
    store.queries.selectFrom(table).selectAll().execute()
  const openLink = async (tab: number) => {
    const body = { label: 'Acme', mailFirstOpening: false }
    const { url } = await (await app.ask('POST', '/owner/api/links', { cookie, body })).json()
    const opened = await app.ask('POST', new URL(url).pathname, { body: { tab: tabName(tab) } })
    return cookieOf(opened)
  }
  return { ...app, counts, read, owner, rowsOf, openLink }
}

function page(fields: object) {
  return { number: 0, path: '/', ago: 10_000, ms: 4_000, depth: 10, sections: [], marks: [], ...fields }
}
