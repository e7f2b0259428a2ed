import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateReaders } from '../readers/readers-migrations.ts'
import type { ReadersSchema, ReadersStore } from '../readers/readers-store.ts'
import { countedStore } from '../testing/counted-store.ts'
import { ENGINES, type Engine } from '../testing/engines.ts'
import { readersApp, tabName } from '../testing/readers-app.ts'

const ASKED = ['overview', 'readers', 'links', 'visits', 'visits?link=none', 'changes?after=0']
/** Fifty visits with two hundred rows each, told twice over: as pages and as their sections. */
const MOST_ROWS_OF_AN_ANSWER = 2 * 50 * 200 + 50
const NOW = Date.UTC(2026, 0, 5, 9)
const DAY = 24 * 60 * 60_000

describe.each(ENGINES)('on %s', (name, startEngine) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await startEngine()
  })
  afterAll(() => engine.remove())

  /** With these visits in its store before it starts. */
  async function start(...made: Made[]) {
    const opened = await engine.open()
    const { store, counts } = countedStore(opened.readers())
    await migrateReaders(store)
    for (const visits of made) await addVisits(store, NOW, visits)
    const app = await readersApp({ ...opened, readers: () => store })
    const cookie = await app.signIn()
    const ask = async (path: string) => {
      const [statements, rows, begun] = [counts.statements, counts.rows, performance.now()]
      expect((await app.ask('GET', `/owner/api/${path}`, { cookie })).status).toBe(200)
      const ms = performance.now() - begun
      return { statements: counts.statements - statements, rows: counts.rows - rows, ms }
    }
    return { stop: app.stop, ask }
  }

  test('the owner’s view asks no more of 300,000 rows than of a few', async () => {
    const few = await start({ visits: 3, pages: 3, sections: 2 })
    const many = await start(
      // Three thousand rows a visit are from before there were limits.
      { visits: 90, pages: 100, sections: 30, named: 'old' },
      { visits: 1_000, pages: 10, sections: 2 },
    )
    for (const path of ASKED) {
      const [small, large] = [await few.ask(path), await many.ask(path)]
      console.log(
        `${name}: ${path} ${small.ms.toFixed(0)} ms with few rows, ${large.ms.toFixed(0)} ms with many`,
      )
      expect(large.statements, path).toBe(small.statements)
      expect(large.rows, path).toBeLessThanOrEqual(MOST_ROWS_OF_AN_ANSWER)
    }
    await few.stop()
    await many.stop()
  })
})

interface Made {
  visits: number
  pages: number
  sections: number
  named?: string
}

async function addVisits(store: ReadersStore, now: number, { visits, pages, sections, named = '' }: Made) {
  for (let i = 0; i < visits; i++) {
    const id = named + tabName(i)
    const at = now - ((i * 97) % 29) * DAY - i
    await insert(store, 'reads_visits', [visitRow(id, at)])
    const numbers = Array.from({ length: pages }, (_, number) => number)
    await insert(
      store,
      'reads_pages',
      numbers.map((number) => ({
        visit_id: id,
        number,
        path: '/case-study/one',
        started_at: at,
        ms: 9,
        depth: 9,
      })),
    )
    await insert(
      store,
      'reads_sections',
      numbers.flatMap((number) =>
        Array.from({ length: sections }, (_, position) => ({
          ...{ visit_id: id, number, name: `section-${position}`, position, started_at: at, ms: 9 },
        })),
      ),
    )
    const study = { visit_id: id, path: '/case-study/one', started_at: at, ms: i, furthest: i % sections }
    await insert(store, 'reads_studies', [study])
  }
}

async function insert<Table extends keyof ReadersSchema>(
  { queries }: ReadersStore,
  table: Table,
  rows: ReadersSchema[Table][],
): Promise<void> {
  await queries
    .insertInto(table as 'reads_pages')
    .values(rows as ReadersSchema['reads_pages'][])
    .execute()
}

function visitRow(id: string, at: number): ReadersSchema['reads_visits'] {
  return {
    ...{ id, link_id: null, opened: 0, human: 1, private: 0, day: new Date(at).toISOString().slice(0, 10) },
    ...{ started_at: at, heard_at: at, ms: 9, referrer: '', device: '', furthest: 1, furthest_page: '' },
    ...{ study: 1, resume: 0, contact: 0, downloaded: 0, message: 0, deck: 0 },
  }
}
