import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { LockDescription } from '../../shared/lock.ts'
import type { ReadersDescription } from '../../shared/reads.ts'
import { createApp, createReadersSite } from '../app.ts'
import { doChores } from '../contact/chores.ts'
import type { Database } from '../database/database.ts'
import { DatabaseProblem, REMEDIES, troubleOf } from '../database/database-problem.ts'
import { migrate } from '../database/migrations.ts'
import type { StaticSite } from '../http/static-answer.ts'
import { createLog } from '../log.ts'
import { createMailer } from '../mail/mail-transports.ts'
import { startWorker, type Worker } from '../mail/worker.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { derived, ownerPassword, ownerSessions, visitorPasswords, visitorSessions } from './access.ts'
import { clientAddress } from './client-address.ts'
import { openData, openReaders } from './open-data.ts'
import type { Settings } from './settings.ts'

const RETRY_MS = 3_000

export interface Backend {
  app: ReturnType<typeof createApp>
  /** Of a locked site. */
  sessions: Sessions | undefined
  /** Whether there are links, readers and an owner's view. */
  readers: boolean
  /** For node:http and for the development server's middleware. */
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  start: () => Promise<void>
  /** From now on `/readyz` says that others should be asked. */
  announceStop: () => void
  /** Resolves when everything that was begun is finished and the database is closed. */
  stop: () => Promise<void>
}

/** What the build tells of the site. */
export interface BuiltParts {
  lock?: LockDescription | undefined
  readers?: { description: ReadersDescription; view: StaticSite | undefined } | undefined
}

/** Throws `SettingsError` when the data folder cannot be used. */
export function createBackend(
  settings: Settings,
  log = createLog(settings.logFormat),
  { lock, readers: built }: BuiltParts = {},
): Backend {
  const { database, addressKey } = openData(settings, { inspected: true })
  const now = Date.now
  let worker: Worker | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let stopping = false
  /** Until the tables are known to be right, nothing is written to them. */
  let unusable: Error | undefined = new DatabaseProblem('unreachable', 'The database is not ready')
  const guarded: Database = {
    ...database,
    check: () => {
      if (unusable) throw unusable
      database.check()
    },
  }

  const common = {
    database: guarded,
    now,
    log,
    addressKey,
    clientAddress: (c: Context) => clientAddress((c.env as HttpBindings).incoming, settings.trustedProxies),
  }
  const { siteOrigin } = settings
  const sessions =
    lock || built ? visitorSessions(lock, settings.sessionMs, { ...common, siteOrigin }) : undefined
  const access = lock &&
    sessions && {
      ...{ ...common, sessions, rights: lock.rights },
      check: visitorPasswords(lock, settings.passwords),
    }
  const password = settings.ownerPassword ?? ''
  const owners = built && ownerSessions(password, { ...common, siteOrigin })
  const site =
    built &&
    sessions &&
    owners &&
    createReadersSite({
      ...{ ...common, ...built, sessions, locked: Boolean(lock) },
      siteOrigin,
      store: openReaders(settings),
      key: derived(addressKey, 'visits by links'),
      weekly: settings.weeklySummary,
      owners,
      check: ownerPassword(password),
    })
  const app = createApp({
    ...common,
    access,
    readers: site,
    sendsMail: settings.mail !== undefined,
    rateLimits: settings.rateLimits,
    storeQuota: settings.storeQuota,
    allowedOrigins: settings.allowedOrigins,
    isReady: () => !stopping,
  })

  /** Whatever is wrong with the database, the site is served, and visitors are told that messages can't be sent. */
  async function start(): Promise<void> {
    try {
      await migrate(database)
      unusable = undefined
      await sessions?.start()
      await owners?.start()
    } catch (error) {
      retry = explain(error instanceof Error ? error : new Error(String(error)))
      return
    }
    // What was read is never in the way of a message.
    await site?.readers
      .start()
      .catch((error: Error) =>
        log(`Reads cannot be stored: ${error.message}`, { event: 'reads.unusable', level: 'error' }),
      )
    const { mail, retentionMs } = settings
    if (mail) {
      const chores = { database, now, log, mail, mailer: createMailer(mail), retentionMs }
      worker = startWorker({ database, now, log, work: (stopped) => doChores(chores, stopped) })
    }
  }

  function explain(error: Error): ReturnType<typeof setTimeout> | undefined {
    const trouble = troubleOf(error)
    const remedy = REMEDIES[trouble]
    const known = unusable?.message === error.message
    unusable = new DatabaseProblem(trouble, error.message)
    if (remedy) {
      log(`The database cannot be used: ${error.message}. ${remedy}`, {
        event: 'database.unusable',
        level: 'error',
        trouble,
      })
      return undefined
    }
    if (!known) {
      log(`The database is not ready, trying again: ${error.message}`, {
        event: 'database.away',
        level: 'warning',
        trouble,
      })
    }
    return setTimeout(start, RETRY_MS)
  }

  return {
    app,
    sessions: access?.sessions,
    readers: site !== undefined,
    listener: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    start,
    announceStop: () => {
      stopping = true
    },
    stop: async () => {
      clearTimeout(retry)
      sessions?.stop()
      owners?.stop()
      await site?.readers.stop()
      await worker?.stop()
      await database.close()
    },
  }
}
