import { type AppParts, createApp } from '../app.ts'
import { DEFAULT_RATE_LIMITS } from '../contact/rate-limits.ts'
import type { Database } from '../database/database.ts'
import { contactRequest } from './contact-request.ts'

export const CONTACT_PATH = '/functions/v1/send-contact-email'

export const UNLIMITED = {
  addressPerTenMinutes: 1e9,
  addressPerDay: 1e9,
  addressMegabytesPerDay: 1e9,
  everyonePerHour: 1e9,
}

export const VALID_MESSAGE = {
  name: 'Ada Rowe',
  email: 'ada.rowe@example.com',
  subject: 'A role in Lisbon',
  message: 'Hello Tova,\n\nwould you talk with us?',
}

/** The app on a real database. A visitor's address is taken from a header, the time from `clock`. */
export function contactApp(database: Database, parts: Partial<AppParts> = {}) {
  const clock = { now: Date.UTC(2026, 0, 5, 9) }
  const logged: string[] = []
  const app = createApp({
    database,
    sendsMail: false,
    rateLimits: DEFAULT_RATE_LIMITS,
    storeQuota: 1e9,
    allowedOrigins: ['https://site.example.com'],
    addressKey: 'a key for tests',
    clientAddress: (c) => c.req.header('x-test-address') ?? '192.0.2.1',
    log: (line) => logged.push(line),
    now: () => clock.now,
    ...parts,
  })
  const post = (body: object | string, headers: Record<string, string> = {}) =>
    app.request(CONTACT_PATH, contactRequest(body, headers))
  return { app, post, clock, logged }
}
