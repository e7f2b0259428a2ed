import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { createApp } from '../app.ts'
import { type DeliveryWorker, startDeliveryWorker } from '../contact/delivery-worker.ts'
import { createMailer } from '../contact/mail-transports.ts'
import { migrate } from '../database/migrations.ts'
import { clientAddress } from './client-address.ts'
import { openData } from './open-data.ts'
import type { Settings } from './settings.ts'

const MIGRATION_RETRY_MS = 3_000

export interface Backend {
  app: ReturnType<typeof createApp>
  /** For node:http and for the development server's middleware. */
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  start: () => Promise<void>
  /** Resolves when everything that was begun is finished and the database is closed. */
  stop: () => Promise<void>
}

/** Throws `SettingsError` when the data folder cannot be used. */
export function createBackend(settings: Settings, log: (line: string) => void = console.log): Backend {
  const { database, addressKey } = openData(settings)
  const now = Date.now
  let worker: DeliveryWorker | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  const app = createApp({
    database,
    now,
    log,
    rateLimits: settings.rateLimits,
    storeQuota: settings.storeQuota,
    allowedOrigins: settings.allowedOrigins,
    addressKey,
    clientAddress: (c) => clientAddress((c.env as HttpBindings).incoming, settings.trustedProxies),
    onStored: () => worker?.wake(),
  })

  /** A database server that is not up yet must not keep the site from being served. */
  async function start(): Promise<void> {
    try {
      await migrate(database)
    } catch (error) {
      if (!settings.databaseUrl) throw error
      log(`The database is not ready, trying again: ${error instanceof Error ? error.message : error}`)
      retry = setTimeout(start, MIGRATION_RETRY_MS)
      return
    }
    if (settings.mail) {
      worker = startDeliveryWorker({
        database,
        now,
        log,
        mail: settings.mail,
        mailer: createMailer(settings.mail),
      })
    }
  }

  return {
    app,
    listener: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    start,
    stop: async () => {
      clearTimeout(retry)
      await worker?.stop()
      await database.close()
    },
  }
}
