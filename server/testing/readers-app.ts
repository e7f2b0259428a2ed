import type { Context } from 'hono'
import type { ReadersDescription } from '../../shared/reads.ts'
import { createApp, createReadersSite } from '../app.ts'
import { migrate } from '../database/migrations.ts'
import { ownerPassword, ownerSessions, visitorSessions } from '../node/access.ts'
import { UNLIMITED } from './contact-app.ts'
import type { Engine } from './engines.ts'

const OWNER_PASSWORD = 'the-owner-alone'
export const BROWSER =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'

export const DESCRIPTION: ReadersDescription = {
  card: '<!doctype html><title>Portfolio Access</title><script>open()</script>',
  cardScript: 'sha256-test=',
  pages: [
    { path: '/', title: 'Home' },
    { path: '/resume', title: 'Resume' },
    { path: '/contact', title: 'Contact' },
    { path: '/presentation', title: 'Presentation' },
    { path: '/case-study/one', title: 'Study One', sections: ['challenge', 'solution'] },
    { path: '/case-study/two', title: 'Study Two', sections: ['challenge', 'solution'] },
  ],
  studies: [
    { slug: 'one', title: 'Study One', confidential: false },
    { slug: 'two', title: 'Study Two', confidential: true },
  ],
}

const SESSION_MS = 30 * 24 * 60 * 60_000

/** Links, readers and the owner's view on real databases, without the lock. The time is taken from `clock`, an address from a header. */
export async function readersApp(
  opened: Awaited<ReturnType<Engine['open']>>,
  { weeklySummary = false, mayFail = false, description = DESCRIPTION } = {},
) {
  const clock = { now: Date.UTC(2026, 0, 5, 9) }
  const { database } = opened
  const store = opened.readers()
  const now = () => clock.now
  const logged: string[] = []
  const common = {
    ...{ database, now, addressKey: 'a key for tests' },
    clientAddress: (c: Context) => c.req.header('x-test-address') ?? '192.0.2.1',
    log: (line: string) => logged.push(line),
  }
  const sessions = visitorSessions(undefined, SESSION_MS, common)
  const owners = ownerSessions(OWNER_PASSWORD, common)
  const site = createReadersSite({
    ...{
      ...common,
      store,
      sessions,
      locked: false,
      key: 'a key for tests',
      weekly: weeklySummary,
    },
    ...{
      description,
      view: undefined,
      siteOrigin: 'https://site.example.com',
    },
    ...{ owners, check: ownerPassword(OWNER_PASSWORD) },
  })
  const { readers } = site
  await migrate(database)
  await owners.start()
  await readers.start().catch((error: Error) => {
    if (!mayFail) throw error
    logged.push(error.message)
  })
  const app = createApp({
    ...common,
    readers: site,
    sendsMail: false,
    rateLimits: UNLIMITED,
    storeQuota: 1e9,
    allowedOrigins: [],
  })

  /** A request as a browser's page of this site makes it. */
  const ask = (method: string, path: string, { cookie = '', body, headers = {} }: Asked = {}) =>
    app.request(path, {
      method,
      headers: {
        'user-agent': BROWSER,
        cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const signIn = async () =>
    cookieOf(await ask('POST', '/owner/api/session', { body: { password: OWNER_PASSWORD } }))
  /** All that was heard is written. */
  const settle = () => readers.buffer.flush()
  const doChores = () => readers.doChores()
  const stop = async () => {
    owners.stop()
    await readers.stop()
  }
  return { app, ask, signIn, settle, doChores, clock, store, database, logged, sessions, stop }
}

interface Asked {
  cookie?: string
  body?: unknown
  headers?: Record<string, string>
}

export function cookieOf(answer: Response): string {
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}

/** A tab's name. */
export function tabName(number: number): string {
  return number.toString(16).padStart(32, '0')
}
