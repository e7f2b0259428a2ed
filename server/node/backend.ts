import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { LockDescription } from '../../shared/lock.ts'
import type { Sessions } from '../access/sessions.ts'
import { createApp } from '../app.ts'
import { createMailer } from '../contact/mail-transports.ts'
import { startWorker, type Worker } from '../contact/worker.ts'
import type { Database } from '../database/database.ts'
import { DatabaseProblem, REMEDIES, troubleOf } from '../database/database-problem.ts'
import { migrate } from '../database/migrations.ts'
import { createLog } from '../log.ts'
import { createAccess } from './access.ts'
import { clientAddress } from './client-address.ts'
import { openData } from './open-data.ts'
import type { Settings } from './settings.ts'

const RETRY_MS = 3_000

export interface Backend {
  app: ReturnType<typeof createApp>
  /** Of a locked site. */
  sessions: Sessions | undefined
  /** For node:http and for the development server's middleware. */
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  start: () => Promise<void>
  /** From now on `/readyz` says that others should be asked. */
  announceStop: () => void
  /** Resolves when everything that was begun is finished and the database is closed. */
  stop: () => Promise<void>
}

/** Throws `SettingsError` when the data folder cannot be used. */
export function createBackend(
  settings: Settings,
  log = createLog(settings.logFormat),
  lock?: LockDescription,
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
  const access = lock && createAccess(lock, { ...common, lifetimeMs: settings.sessionMs })

  const app = createApp({
    ...common,
    access,
    sendsMail: settings.mail !== undefined,
    rateLimits: settings.rateLimits,
    storeQuota: settings.storeQuota,
    allowedOrigins: settings.allowedOrigins,
    onStored: () => worker?.wake(),
    isReady: () => !stopping,
  })

  /** Whatever is wrong with the database, the site is served, and visitors are told that messages can't be sent. */
  async function start(): Promise<void> {
    try {
      await migrate(database)
      unusable = undefined
      await access?.sessions.start()
    } catch (error) {
      retry = explain(error instanceof Error ? error : new Error(String(error)))
      return
    }
    if (settings.mail) {
      worker = startWorker({
        database,
        now,
        log,
        mail: settings.mail,
        mailer: createMailer(settings.mail),
        retentionMs: settings.retentionMs,
      })
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
    listener: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    start,
    announceStop: () => {
      stopping = true
    },
    stop: async () => {
      clearTimeout(retry)
      access?.sessions.stop()
      await worker?.stop()
      await database.close()
    },
  }
}
