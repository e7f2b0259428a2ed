/** The hosted home: the same app as a Supabase Edge Function, with the project's PostgreSQL. */
import { CONTACT_FUNCTION } from '../shared/contact-message.ts'
import { createApp } from './app.ts'
import { readCommonSettings, SettingsReader } from './common-settings.ts'
import { type Chores, doChores } from './contact/chores.ts'
import { plainHash } from './contact/sender-hash.ts'
import { openPostgres } from './database/postgres-database.ts'
import { createLog } from './log.ts'
import { createMailer } from './mail/mail-transports.ts'
import { onQueued } from './mail/queue.ts'

declare const Deno: {
  env: { toObject: () => Record<string, string> }
  serve: (handler: (request: Request) => Response | Promise<Response>) => unknown
}
/** The hosted runtime keeps an isolate alive for what was handed to it. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined

/** Isolates are many and short-lived: each takes few connections. */
const MOST_CONNECTIONS = 2

const env = Deno.env.toObject()
// The hosted project gives its database's address under its own name.
const reader = new SettingsReader({ ...env, DATABASE_URL: env.DATABASE_URL ?? env.SUPABASE_DB_URL })
const settings = readCommonSettings(reader)
const { databaseUrl, mail, addressKey } = settings
if (!databaseUrl) reader.mistakes.push('DATABASE_URL must be set.')
if (!addressKey) reader.mistakes.push('ADDRESS_KEY must be set to a long random text.')
reader.throwMistakes()

const log = createLog(settings.logFormat)
const common = {
  database: openPostgres(databaseUrl ?? '', MOST_CONNECTIONS),
  log,
  now: Date.now,
}
const chores: Chores | undefined = mail && {
  ...common,
  mail,
  mailer: createMailer(mail),
  retentionMs: settings.retentionMs,
}

const app = createApp({
  ...common,
  sendsMail: mail !== undefined,
  rateLimits: settings.rateLimits,
  storeQuota: settings.storeQuota,
  allowedOrigins: settings.allowedOrigins,
  addressKey: addressKey ?? '',
  // The hosted project's own proxy overwrites this one. All others a visitor could send.
  clientAddress: (c) => c.req.header('cf-connecting-ip') ?? 'unknown',
})

onQueued(() => inBackground(deliver()))

/** No worker waits here, so a schedule of the database calls this for what could not be sent at once. */
app.post(`/${CONTACT_FUNCTION}/deliver`, async (c) => {
  const given = c.req.header('x-delivery-secret') ?? ''
  const wanted = env.DELIVERY_SECRET
  // Compared as hashes, so that the time it takes tells nothing.
  if (!wanted || (await plainHash(given)) !== (await plainHash(wanted)))
    return c.json({ error: 'Not allowed' }, 403)
  await deliver()
  return c.json({ ok: true })
})

async function deliver(): Promise<void> {
  if (chores) await doChores(chores)
}

function inBackground(work: Promise<void>): void {
  const logged = work.catch((error: Error) =>
    log(`Delivery is paused: ${error.message}`, { event: 'delivery.paused', level: 'error' }),
  )
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(logged)
}

Deno.serve(app.fetch)
