import { Hono } from 'hono'
import { OWNER_API, OWNER_PATH } from '../../shared/owner-api.ts'
import { isSameSite } from '../http/same-site.ts'
import type { StaticSite } from '../http/static-answer.ts'
import { type LinkRoutesParts, linkRoutes } from './link-routes.ts'
import { type MessageRoutesParts, messageRoutes } from './message-routes.ts'
import { ownerFiles } from './owner-files.ts'
import { type ReaderRoutesParts, readerRoutes } from './reader-routes.ts'
import { type SignInParts, signInHandler } from './sign-in-call.ts'

export interface OwnerParts extends SignInParts, LinkRoutesParts, ReaderRoutesParts, MessageRoutesParts {
  view: StaticSite | undefined
}

const SAFE_METHODS = ['GET', 'HEAD']

/** The owner's view and what it asks for. Without a session nothing but the sign-in answers. */
export function ownerApp(parts: OwnerParts): Hono {
  const { sessions } = parts
  const api = new Hono()
  api.use(async (c, next) => {
    c.header('X-Robots-Tag', 'noindex, nofollow')
    c.header('Referrer-Policy', 'no-referrer')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    if (!SAFE_METHODS.includes(c.req.method) && !isSameSite(c, parts.siteOrigin))
      return c.json({ error: 'Not from another site' }, 403)
    return next()
  })
  api.post('/session', signInHandler(parts))
  api.use(async (c, next) => {
    if (!(await sessions.ofRequest(c))) return c.json({ error: 'Sign in first' }, 401)
    return next()
  })
  api.get('/session', (c) => c.body(null, 204))
  api.delete('/session', async (c) => {
    const own = await sessions.ofRequest(c)
    if (own) await sessions.end(own.id)
    sessions.cookie.delete(c)
    return c.body(null, 204)
  })
  api.route('/', linkRoutes(parts))
  api.route('/', readerRoutes(parts))
  api.route('/', messageRoutes(parts))
  api.notFound((c) => c.json({ error: 'Not found' }, 404))

  const app = new Hono()
  app.route(OWNER_API, api)
  app.all(`${OWNER_API}/*`, (c) => c.json({ error: 'Not found' }, 404))
  if (parts.view) {
    const files = ownerFiles(parts.view)
    app.on(['GET', 'HEAD'], [OWNER_PATH, `${OWNER_PATH}/*`], files)
  }
  return app
}
