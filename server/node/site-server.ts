import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { isBackendPath } from '../app.ts'
import { answerStatic, type StaticAnswer, type StaticSite } from '../http/static-answer.ts'
import { answerLocked } from '../lock/locked-answer.ts'
import type { Session } from '../sessions/sessions.ts'
import type { Backend } from './backend.ts'

const HEADERS_TIMEOUT_MS = 15_000
/** Long enough for 1 MB over a slow line. */
const REQUEST_TIMEOUT_MS = 120_000
/** Longer than the idle time of the usual proxies, so that they close first. */
const KEEP_ALIVE_MS = 65_000

export function createSiteServer(
  site: StaticSite,
  backend: Pick<Backend, 'listener'> & Partial<Pick<Backend, 'sessions' | 'readers'>>,
): Server {
  const { sessions, readers = false } = backend
  if (site.gate && !sessions) throw new Error('A locked site needs sessions')
  const timeouts = {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: 5_000,
  }
  return createServer(timeouts, (request, response) => {
    if (hasTwoHosts(request)) {
      response.writeHead(400, { Connection: 'close' }).end()
      return
    }
    const target = originForm(request.url ?? '/')
    if (isBackendPath(target.split('?', 1)[0] ?? '', { readers })) {
      void backend.listener(request, response)
      return
    }
    const header = (name: string) => request.headers[name] as string | undefined
    const method = request.method ?? 'GET'
    if (!sessions) return send(request, response, answerStatic(site, method, target, header))
    const answer = (session?: Session) =>
      send(request, response, answerLocked(site, method, target, header, session))
    const session = sessions.ofHeaders(header)
    if (!(session instanceof Promise)) return answer(session)
    // Whom the database can't tell is a stranger.
    session.then(answer, () => answer())
  })
}

/** A proxy keeps connections to ask again. With each answer from now on it is told to open the next one elsewhere. */
export function retireConnections(server: Server): void {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
}

/** Answers what has been asked, takes nothing new, and resolves when every connection is closed. */
export async function closeGently(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection that was busy at first would otherwise be kept alive after its answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(sweep)
}

/** Of two the server and a proxy in front of it could each take another one for the true one. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1
}

/** A request line may hold a whole address, as a proxy would send it. */
function originForm(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '') || '/'
}

function send(request: IncomingMessage, response: ServerResponse, answer: StaticAnswer): void {
  const { body, range } = answer
  response.writeHead(answer.status, answer.headers)
  if (request.method === 'HEAD' || body === undefined) response.end()
  else if (typeof body === 'string') {
    // Closes the file also when the visitor leaves in the middle; there is nobody left to tell.
    pipeline(createReadStream(body, range), response).catch(() => {})
  } else response.end(range ? body.subarray(range.start, range.end + 1) : body)
}
