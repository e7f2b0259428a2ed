import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deliverDue } from './mail/delivery.ts'
import { createMailer } from './mail/mail-transports.ts'
import { openSqlite } from './node/sqlite-database.ts'
import { VALID_MESSAGE } from './testing/contact-app.ts'
import { makeServerFolder, NO_LIMITS, postMessage, runServer } from './testing/server-process.ts'
import { type SmtpPeer, startSmtpPeer } from './testing/smtp-peer.ts'

const ROUNDS = 50
const CLIENTS = 6
/** The peer keeps each connection waiting before it greets. */
const SENDERS = 10
const MOST_ANSWERS = 20
const LONGEST_PAUSE_MS = 15
const ADDRESSES = { from: 'site@example.com', to: 'tova.merrin@example.com' }

const place = makeServerFolder()
const bundle = inject('serverBundle')
let peer: SmtpPeer

beforeAll(async () => {
  peer = await startSmtpPeer()
})
afterAll(async () => {
  await peer.stop()
  place.remove()
})

test(`killed ${ROUNDS} times amid a stream of messages, it keeps and sends each one that it said it had`, async () => {
  const answered = new Set<string>()
  const unanswered: string[] = []
  let written = 0
  const env = { ...NO_LIMITS, SMTP_URL: peer.url, MAIL_FROM: ADDRESSES.from, MAIL_TO: ADDRESSES.to }

  async function client(port: number, onAnswer: () => void): Promise<void> {
    for (;;) {
      // What was not answered is sent again, as a visitor would, with the same key.
      const subject = unanswered.pop() ?? `Message ${++written}`
      try {
        const status = await postMessage(port, { ...VALID_MESSAGE, subject, idempotencyKey: subject })
        expect(status).toBe(200)
        answered.add(subject)
        onAnswer()
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
        unanswered.push(subject)
        return
      }
    }
  }

  for (let round = 0; round < ROUNDS; round++) {
    const server = await runServer(bundle, place.folder, env)
    expect(server.output()).toContain('Messages are stored and sent to')
    let answersLeft = Math.ceil(Math.random() * MOST_ANSWERS)
    const onAnswer = () => {
      if (--answersLeft === 0)
        setTimeout(() => server.process.kill('SIGKILL'), Math.random() * LONGEST_PAUSE_MS)
    }
    const clients = Array.from({ length: CLIENTS }, () => client(server.port, onAnswer))
    expect(await server.ended).toBe('SIGKILL')
    await Promise.all(clients)
  }

  const database = openSqlite(place.dataDir)
  const stored = await database.queries.selectFrom('contact_messages').select(['id', 'subject']).execute()
  const subjects = stored.map((row) => row.subject)
  expect(answered.size).toBeGreaterThan(ROUNDS)
  expect(new Set(subjects).size).toBe(subjects.length)
  expect([...answered].filter((subject) => !subjects.includes(subject))).toEqual([])

  // Past every lease that a killed process held, and past every delay.
  const tomorrow = Date.now() + 24 * 60 * 60_000
  const mailer = createMailer({ ...ADDRESSES, via: { smtpUrl: peer.url } })
  const parts = { database, mailer, mail: ADDRESSES, log: () => {}, now: () => tomorrow }
  await Promise.all(Array.from({ length: SENDERS }, () => deliverDue(parts)))
  const delivered = new Set(peer.received.map((mail) => mail.messageId))
  expect(stored.filter(({ id }) => !delivered.has(`<${id}@example.com>`))).toEqual([])
  const waiting = await database.queries
    .selectFrom('mail_queue')
    .where('state', '!=', 'sent')
    .selectAll()
    .execute()
  expect(waiting).toEqual([])
  console.log(
    `${answered.size} answered with success, ${stored.length} stored, ${delivered.size} delivered in ${peer.received.length} mails`,
  )
  await database.close()
}, 600_000)
