import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { CONTACT_FUNCTION, SIGNALS_HEADER } from '../shared/contact-message.ts'
import { UNLOCK_PATH } from '../shared/lock.ts'
import { OWNER_PATH } from '../shared/owner-api.ts'
import { LINK_PATH, READS_PATH, type ReadersDescription } from '../shared/reads.ts'
import { type ContactParts, contactHandler } from './contact/contact-call.ts'
import { createHealthCheck, type HealthParts } from './health.ts'
import { Refusal } from './http/refusal.ts'
import { noteFirstOpening } from './links/first-opening.ts'
import { linkPageHandler, openLinkHandler } from './links/link-call.ts'
import { Links } from './links/links.ts'
import { type AccessParts, unlockHandler } from './lock/unlock-call.ts'
import { type OwnerParts, ownerApp } from './owner/owner-app.ts'
import { Readers, type ReadersParts } from './readers/readers.ts'
import { noteOpening, type ReadsParts, readsHandler } from './readers/reads-call.ts'

/** Paths of a hosted backend's services: answered as an interface, never with a page. */
const BACKEND_PATH = /^\/(?:functions|rest|auth|realtime)(?:\/|$)|^\/(?:healthz|readyz)$/
/** What the browser's client sends with every call. */
const CLIENT_HEADERS = ['authorization', 'x-client-info', 'apikey', 'content-type', SIGNALS_HEADER]

/** Of links, of what they tell, and of the owner's view. */
const READERS_PATH = new RegExp(`^(?:${LINK_PATH}/|${READS_PATH}$|${OWNER_PATH}(?:/|$))`)

/** `readers` says whether there are links and readers; without them their addresses are as unknown as any other. */
export function isBackendPath(path: string, { readers = false } = {}): boolean {
  return BACKEND_PATH.test(path) || (readers && READERS_PATH.test(path))
}

export interface AppParts extends ContactParts, HealthParts {
  /** Other origins whose pages may post messages; the site's own needs no permission. */
  allowedOrigins: string[]
  /** False when the process is about to end, and a proxy should ask another one. */
  isReady?: () => boolean
  /** Of a locked site. */
  access?: AccessParts | undefined
  /** Of a site that has links for recipients and an owner's view. */
  readers?: ReturnType<typeof createReadersSite> | undefined
}

interface ReadersSiteParts
  extends Omit<ReadersParts, 'links' | 'onPerson' | 'description'>,
    Omit<ReadsParts, 'readers' | 'now'>,
    Pick<OwnerParts, 'view' | 'check'> {
  description: ReadersDescription
}

/** What a site has besides its pages when there are links for recipients and an owner's view. */
export function createReadersSite(parts: ReadersSiteParts) {
  const { database, sessions, now, description } = parts
  const links = new Links({ database, sessions, choices: description, now })
  const readers = new Readers({
    ...parts,
    links: () => links.all(),
    onPerson: async ({ link_id: linkId, heard_at: at, device }) => {
      if (linkId) await noteFirstOpening(database, { linkId, at, device })
    },
  })
  const reads = { ...parts, readers }
  return {
    readers,
    reads,
    links: { ...parts, links, card: description },
    owner: { ...parts, readers, sessions: parts.owners, links },
  }
}

/** The backend, for any runtime that has Request and Response. */
export function createApp(parts: AppParts) {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
  })

  const handleContact = contactHandler(parts)
  // The hosted runtime leaves the first two parts of the path out.
  for (const path of [`/functions/v1/${CONTACT_FUNCTION}`, `/${CONTACT_FUNCTION}`]) {
    app.use(
      path,
      cors({
        origin: parts.allowedOrigins,
        allowMethods: ['POST'],
        allowHeaders: CLIENT_HEADERS,
        exposeHeaders: ['Retry-After'],
        maxAge: 600,
      }),
    )
    app.post(path, handleContact)
    app.all(path, (c) => c.json({ error: 'Method not allowed' }, 405, { Allow: 'POST, OPTIONS' }))
  }

  if (parts.access) {
    app.post(UNLOCK_PATH, unlockHandler(parts.access))
    app.all(UNLOCK_PATH, (c) => c.json({ error: 'Method not allowed' }, 405, { Allow: 'POST' }))
  }

  // Nobody waits outside because it could not be noted.
  const logLost = (error: Error) =>
    parts.log(`An opening could not be noted: ${error.message}`, { event: 'reads.lost', level: 'warning' })
  if (parts.readers) {
    const { links, reads, owner } = parts.readers
    app.get(`${LINK_PATH}/:token`, linkPageHandler(links))
    const openLink = openLinkHandler(links)
    app.post(`${LINK_PATH}/:token`, async (c) => {
      const { response, opening } = await openLink(c)
      if (opening) await noteOpening(reads, c, opening).catch(logLost)
      return response
    })
    app.post(READS_PATH, readsHandler(reads))
    app.route('/', ownerApp(owner))
  }

  const checkHealth = createHealthCheck(parts)
  // A hosted project passes only what lies below the function's name.
  for (const path of ['/healthz', `/${CONTACT_FUNCTION}/healthz`]) {
    app.get(path, async (c) => {
      const health = await checkHealth()
      return c.json(health, health.database === 'ok' ? 200 : 503)
    })
  }

  // Pages need no database: this says only whether to send requests here.
  app.get('/readyz', (c) => {
    const ready = parts.isReady?.() ?? true
    return c.json({ status: ready ? 'ready' : 'stopping' }, ready ? 200 : 503)
  })

  app.notFound((c) => c.json({ error: 'Not found' }, 404))
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ error: error.message, ...error.details }, error.status)
    parts.log(`A request failed: ${error.message}`, { event: 'request.failed', level: 'error' })
    // It is nearly always the database, which comes back.
    return c.json({ error: 'Something went wrong' }, 503)
  })
  return app
}
