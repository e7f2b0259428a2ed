// node bench/inbox-growth.bench.mjs: the inbox and the outbox with 1,000 and with 100,000 messages.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { round } from './load.mjs'

const SIZES = [1_000, 100_000]
const ROUNDS = 50

async function load(path) {
  return (await runnerImport(path)).module
}
const { openSqlite } = await load('./server/node/sqlite-database.ts')
const { migrate } = await load('./server/database/migrations.ts')
const { claimDue, markSent, nextDueAt } = await load('./server/mail/outbox.ts')
const { findMessages, readMessages } = await load('./server/contact/read-messages.ts')
const { listMessages } = await load('./server/contact/list-messages.ts')
const { storeMessage } = await load('./server/contact/store-message.ts')
const { DEFAULT_RATE_LIMITS } = await load('./server/contact/rate-limits.ts')

/** Messages of the past, one a minute, all of them sent but the last 500. */
async function fill(database, size, now) {
  const messages = Array.from({ length: size }, (_, i) => ({
    id: crypto.randomUUID(),
    received_at: now - (size - i) * 60_000,
    name: 'Ada Rowe',
    email: 'ada.rowe@example.com',
    subject: `Message ${i}`,
    message: 'Would you talk with us? '.repeat(20),
    state: 'accepted',
    sender_hash: `sender ${i % 1000}`,
    dedupe_key: null,
  }))
  for (let i = 0; i < size; i += 1_000) {
    const page = messages.slice(i, i + 1_000)
    await database.queries.transaction().execute(async (transaction) => {
      for (const [index, row] of page.entries()) {
        const sent = i + index < size - 500
        await transaction.insertInto('contact_messages').values(row).execute()
        await transaction
          .insertInto('mail_queue')
          .values({
            message_id: row.id,
            state: sent ? 'sent' : 'waiting',
            attempts: 1,
            next_attempt_at: row.received_at,
            created_at: row.received_at,
            sent_at: sent ? row.received_at : null,
            last_error: null,
          })
          .execute()
      }
    })
  }
  return messages
}

async function median(run) {
  const times = []
  for (let i = 0; i < ROUNDS; i++) {
    const started = performance.now()
    await run(i)
    times.push(performance.now() - started)
  }
  return round(times.sort((a, b) => a - b)[ROUNDS / 2])
}

const results = {}
for (const size of SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const database = openSqlite(folder)
  await migrate(database)
  const now = Date.now()
  const messages = await fill(database, size, now)
  const parts = { database, rateLimits: DEFAULT_RATE_LIMITS, storeQuota: Infinity }
  const incoming = (i) => ({
    message: { name: 'a', email: 'a@example.com', subject: 's', message: 'm' },
    receivedAt: now + i,
    quarantined: false,
    sender: [`new sender ${i}`],
    dedupeKey: `new ${i}`,
  })
  const exportStarted = performance.now()
  let exported = 0
  for await (const _ of readMessages(database, { order: 'asc' })) exported++
  const exportSeconds = (performance.now() - exportStarted) / 1000
  results[`${size} messages`] = {
    'store ms': await median((i) => storeMessage(parts, incoming(i))),
    'claim and mark 5 ms': await median(async () => {
      for (const { id } of await claimDue(database, now, 5, 60_000)) await markSent(database, id, now)
    }),
    'next due ms': await median(() => nextDueAt(database)),
    'list 50 ms': await median(() => listMessages(database, { limit: 50 })),
    'find by ID ms': await median((i) => findMessages(database, messages[i * 7].id.slice(0, 8))),
    'export per second': Math.round(exported / exportSeconds),
  }
  await database.close()
  rmSync(folder, { recursive: true })
}
console.table(results)
