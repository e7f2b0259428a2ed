import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openSqliteReaders } from '../node/sqlite-readers.ts'
import { existingPostgres } from '../testing/postgres-server.ts'
import { BROWSER, DESCRIPTION, tabName } from '../testing/readers-app.ts'
import { makeServerFolder, NO_LIMITS, runServer, type ServerProcess } from '../testing/server-process.ts'
import { openPostgresReaders } from './postgres-readers.ts'
import type { ReadersStore } from './readers-store.ts'

const PAGES_AT_REST = 500
/** Of the slowest page amid a flood to the slowest at rest. Before there were limits it was several thousand. */
const MOST_TIMES_SLOWER = 20
const MADE_UP = Array.from({ length: 30 }, (_, i) => ({ name: `made-up-${i}`, position: i, ago: 9, ms: 9 }))
const REAL = ['challenge', 'solution'].map((name, position) => ({ name, position, ago: 9, ms: 9 }))

describe.each(['SQLite', 'PostgreSQL'])('on %s', (engine) => {
  const place = makeServerFolder()
  let server: ServerProcess
  let store: ReadersStore
  let removeDatabases = async () => {}
  beforeAll(async () => {
    const file = join(place.folder, 'dist/site.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), readers: DESCRIPTION }))
    const postgres = existingPostgres(inject('postgresUrl'))
    removeDatabases = () => postgres.remove()
    const url = engine === 'SQLite' ? undefined : await postgres.createDatabase()
    server = await runServer(inject('serverBundle'), place.folder, {
      ...{
        ...NO_LIMITS,
        OWNER_PASSWORD: 'the-owner-alone',
        DATA_DIR: place.dataDir,
        TRUSTED_PROXY: '127.0.0.1',
      },
      ...(url && { DATABASE_URL: url }),
    })
    store = url ? openPostgresReaders(url) : openSqliteReaders(place.dataDir)
  })
  afterAll(async () => {
    server.process.kill('SIGKILL')
    await server.ended
    await store.close()
    await removeDatabases()
    place.remove()
  })

  const read = async (tab: string, pages: object[], from: string) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/reads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': BROWSER, 'x-forwarded-for': from },
      body: JSON.stringify({ tab, pages }),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  /** How long the slowest page took, one after the other until `isOver`. */
  async function slowestPage(isOver: (count: number) => boolean): Promise<number> {
    let slowest = 0
    for (let count = 0; !isOver(count); count++) {
      const begun = performance.now()
      const answer = await fetch(`http://127.0.0.1:${server.port}/`)
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
      slowest = Math.max(slowest, performance.now() - begun)
    }
    return slowest
  }
  const sectionCount = async () =>
    (await store.queries.selectFrom('reads_sections').selectAll().execute()).length
  /** The flood reads other pages. */
  const readersOf = async (path: string) =>
    (await store.queries.selectFrom('reads_pages').selectAll().where('path', '=', path).execute()).length

  test.each([
    ['made-up sections', MADE_UP],
    ['sections of the study', REAL],
  ])('21 uploads of a hundred pages with %s in a second slow nobody down', async (_what, sections) => {
    const atRest = await slowestPage((count) => count === PAGES_AT_REST)
    let isOver = false
    const amid = slowestPage((count) => isOver && count >= PAGES_AT_REST)
    for (let i = 0; i < 21; i++) {
      const numbers = Array.from({ length: 100 }, (_, page) => i * 100 + page)
      const pages = numbers.map((number) => page({ number, path: '/case-study/one', sections }))
      await read(tabName(i), pages, '198.51.100.9')
    }
    // What a reader tells after the flood is stored after it.
    const readers = await readersOf('/contact')
    await read(tabName(5_000 + readers), [page({ path: '/contact' })], '203.0.113.1')
    await expect.poll(() => readersOf('/contact'), { timeout: 60_000 }).toBe(readers + 1)
    isOver = true
    const slowest = await amid
    console.log(
      `${engine}: slowest page ${atRest.toFixed(0)} ms at rest, ${slowest.toFixed(0)} ms amid uploads`,
    )
    expect(slowest / atRest).toBeLessThan(MOST_TIMES_SLOWER)
    expect(await sectionCount()).toBeLessThanOrEqual(21 * 200)
  })

  test('4,000 requests of one address in ten seconds cost none of 48 readers a read', async () => {
    const flood = Array.from({ length: 20 }, async () => {
      for (let i = 0; i < 200; i++) await read('no tab', [], '198.51.100.10')
    })
    for (let reader = 0; reader < 48; reader++)
      expect(await read(tabName(9_000 + reader), [page({ path: '/resume' })], `203.0.113.${reader}`)).toBe(
        204,
      )
    await Promise.all(flood)
    await expect.poll(() => readersOf('/resume'), { timeout: 60_000 }).toBe(48)
  })
})

function page(fields: object) {
  return { number: 0, path: '/', ago: 10_000, ms: 4_000, depth: 10, sections: [], marks: [], ...fields }
}
