import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTACT_FIELDS, parseContactMessage } from '../../shared/contact-message.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { contactApp, UNLIMITED, VALID_MESSAGE } from '../testing/contact-app.ts'
import { ENGINES, type Engine } from '../testing/engines.ts'
import { randomNumbers } from '../testing/random-numbers.ts'

const SEED = 20_260_105

function fuzzer(random: () => number) {
  const pick = <T>(...choices: T[]): T => choices[Math.floor(random() * choices.length)] as T
  const nest = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)
  const text = () =>
    pick(
      'plain',
      '',
      '   ',
      'a\r\nBcc: victim@example.com\r\n\r\nbody',
      '\u0000',
      'a\u0000b',
      '\u001b[31mred\u001b[0m',
      '\ud800',
      '\udc00\ud800x',
      '👩🏽‍🎨',
      'x'.repeat(Math.floor(random() * 20_000)),
      "'; drop table contact_messages; --",
      '{{7*7}}<script>alert(1)</script>',
      String.fromCharCode(...Array.from({ length: 20 }, () => Math.floor(random() * 65_536))),
    )
  const value = (): unknown =>
    pick<() => unknown>(
      text,
      text,
      text,
      () => `${text()}@example.com`,
      () => 'ada@example.com',
      () => random() * 1e300,
      () => null,
      () => true,
      () => [text()],
      () => ({ toString: text(), length: 5 }),
      () => undefined,
    )()
  const message = () => {
    const body: Record<string, unknown> = { ...VALID_MESSAGE }
    for (const field of CONTACT_FIELDS) if (random() < 0.4) body[field] = value()
    for (const field of ['website', '__proto__', 'constructor', 'id', 'state']) {
      if (random() < 0.1) Object.defineProperty(body, field, { value: value(), enumerable: true })
    }
    return JSON.stringify(body)
  }
  const damaged = () => {
    const bytes = new TextEncoder().encode(message())
    for (let i = 0; i < 3; i++) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
    return new Blob([bytes])
  }
  return (): string | Blob =>
    pick<() => string | Blob>(
      message,
      message,
      message,
      message,
      damaged,
      damaged,
      () => message().slice(0, Math.floor(random() * 100)),
      () => JSON.stringify(value()) ?? '',
      () => new Blob([Uint8Array.from({ length: 300 }, () => Math.floor(random() * 256))]),
      () => nest(Math.floor(random() * 50_000), pick('[', '{"a":'), pick(']', '}')),
      () => `{"name":${nest(5_000, '[', ']')},"email":"a@example.com","subject":"s","message":"m"}`,
      () => `{"name":"a","name":"b","email":"a@example.com","subject":"s","message":"m"}`,
    )()
}

const [[sqlite, startSqlite], [postgres, startPostgres]] = ENGINES

describe.each([
  [2_000, sqlite, startSqlite],
  [500, postgres, startPostgres],
] as const)('%i strange bodies on %s', (bodies, _name, startEngine) => {
  let engine: Engine
  let database: Database
  beforeAll(async () => {
    engine = await startEngine()
    database = (await engine.open()).database
    await migrate(database)
  }, 300_000)
  afterAll(() => engine.remove())

  test('no crash, no server error, nothing stored unless it is valid', async () => {
    const { post, logged } = contactApp(database, { rateLimits: UNLIMITED })
    const nextBody = fuzzer(randomNumbers(SEED))
    const statuses = new Map<number, number>()
    let expected = 0
    for (let i = 0; i < bodies; i++) {
      const { status } = await post(nextBody())
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 200) expected++
    }
    expect([...statuses.keys()].sort()).toEqual([200, 400])
    expect(statuses.get(200)).toBeGreaterThan(bodies / 20)
    expect(logged).toEqual([])

    const stored = await database.queries.selectFrom('contact_messages').selectAll().execute()
    // Bodies with the same key and the same words are one message.
    expect(stored.length).toBeLessThanOrEqual(expected)
    expect(stored.length).toBeGreaterThan(expected * 0.9)
    for (const row of stored) {
      const { name, email, subject, message } = row
      expect(parseContactMessage(row)).toMatchObject({ ok: true, message: { name, email, subject, message } })
    }
  })
})
