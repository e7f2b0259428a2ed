import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openPostgres } from './database/postgres-database.ts'
import { VALID_MESSAGE } from './testing/contact-app.ts'
import { command, type PostgresServer, startPostgres } from './testing/postgres-server.ts'
import { rawRequest } from './testing/raw-request.ts'
import {
  makeServerFolder,
  NO_LIMITS,
  postMessage,
  runServer,
  type ServerProcess,
} from './testing/server-process.ts'

const CLIENTS = 6
const OUTAGES = 20
/** Between two outages, so that each one falls into a stream of messages. */
const ANSWERS_BETWEEN = 6
const TERMINATE_OTHERS =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

const place = makeServerFolder()
const bundle = inject('serverBundle')
let postgres: PostgresServer
let server: ServerProcess

beforeAll(async () => {
  postgres = await startPostgres()
}, 300_000)
afterEach(async () => {
  server.process.kill('SIGKILL')
  await server.ended
})
afterAll(async () => {
  await postgres.remove()
  place.remove()
})

test(`${OUTAGES} stops of the database and ${OUTAGES} ends of its connections amid a stream of messages`, async () => {
  const url = await postgres.createDatabase()
  server = await runServer(bundle, place.folder, { ...NO_LIMITS, DATABASE_URL: url })
  const answered = new Set<string>()
  let written = 0
  let pages = 0
  let over = false
  let onAnswer: () => unknown = () => {}

  async function client(): Promise<void> {
    while (!over) {
      const subject = `Message ${++written}`
      const message = { ...VALID_MESSAGE, subject, idempotencyKey: subject }
      let status: number
      // What was refused is sent again, as a visitor would, with the same key.
      do {
        status = await postMessage(server.port, message)
        expect([200, 503]).toContain(status)
      } while (status !== 200 && !over)
      if (status === 200) answered.add(subject)
      onAnswer()
    }
  }

  async function reader(): Promise<void> {
    while (!over) {
      expect((await rawRequest(server.port, '/')).status).toBe(200)
      pages++
    }
  }

  /** Resolves when the messages flow (again). */
  async function flowing(): Promise<void> {
    const enough = answered.size + ANSWERS_BETWEEN
    await new Promise<void>((resolve) => {
      onAnswer = () => answered.size >= enough && resolve()
    })
  }

  async function disturb(): Promise<void> {
    for (let i = 0; i < OUTAGES; i++) {
      await flowing()
      await postgres.stop()
      await postgres.start()
      await flowing()
      await command(url, TERMINATE_OTHERS)
    }
    await flowing()
  }

  const visitors = [...Array.from({ length: CLIENTS }, client), reader()]
  try {
    await Promise.race([disturb(), Promise.all(visitors), server.ended])
  } finally {
    over = true
  }
  await Promise.all(visitors)
  expect(server.process.exitCode).toBeNull()
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)

  const database = openPostgres(url)
  const rows = await database.queries.selectFrom('contact_messages').select('subject').execute()
  await database.close()
  const stored = rows.map((row) => row.subject)
  expect(new Set(stored).size).toBe(stored.length)
  expect([...answered].filter((subject) => !stored.includes(subject))).toEqual([])
  expect(answered.size).toBeGreaterThan(2 * OUTAGES * ANSWERS_BETWEEN)
  console.log(`${answered.size} answered with success, ${stored.length} stored, ${pages} pages served`)
}, 600_000)
