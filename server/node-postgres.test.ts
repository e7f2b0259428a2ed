import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openPostgres } from './database/postgres-database.ts'
import { VALID_MESSAGE } from './testing/contact-app.ts'
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts'
import { rawRequest } from './testing/raw-request.ts'
import {
  makeServerFolder,
  NO_LIMITS,
  postMessage,
  runServer,
  type ServerProcess,
} from './testing/server-process.ts'
import { startSmtpPeer } from './testing/smtp-peer.ts'

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

async function storedSubjects(url: string): Promise<string[]> {
  const database = openPostgres(url)
  const rows = await database.queries
    .selectFrom('contact_messages')
    .select('subject')
    .orderBy('received_at')
    .execute()
  await database.close()
  return rows.map((row) => row.subject)
}

/** Asks until the answer is success, as a patient visitor would. */
async function postUntilStored(subject: string): Promise<void> {
  while ((await postMessage(server.port, { ...VALID_MESSAGE, subject })) !== 200);
}

test('while the database is gone visitors are told so, the site stays up, and then it recovers', async () => {
  const peer = await startSmtpPeer()
  const url = await postgres.createDatabase()
  const mail = { SMTP_URL: peer.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'tova.merrin@example.com' }
  server = await runServer(bundle, place.folder, { ...NO_LIMITS, ...mail, DATABASE_URL: url })
  const message = (subject: string) => ({ ...VALID_MESSAGE, subject })
  expect(await postMessage(server.port, message('before'))).toBe(200)
  await peer.until((received) => received.length === 1)

  await postgres.stop()
  for (const subject of ['gone 1', 'gone 2', 'gone 3']) {
    expect(await postMessage(server.port, message(subject))).toBe(503)
  }
  expect((await rawRequest(server.port, '/healthz')).status).toBe(503)
  expect((await rawRequest(server.port, '/')).status).toBe(200)

  await postgres.start()
  await postUntilStored('after')
  await peer.until((received) => received.length === 2)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(await storedSubjects(url)).toEqual(['before', 'after'])
  await peer.stop()
})

test('it starts without its database, serves the site, and takes messages when the database is there', async () => {
  const url = await postgres.createDatabase()
  await postgres.stop()
  server = await runServer(bundle, place.folder, { ...NO_LIMITS, DATABASE_URL: url })
  expect(server.output()).toContain('The database is not ready, trying again')
  expect((await rawRequest(server.port, '/')).status).toBe(200)
  expect(await postMessage(server.port, VALID_MESSAGE)).toBe(503)

  await postgres.start()
  await postUntilStored('after')
  expect(await storedSubjects(url)).toEqual(['after'])
})
