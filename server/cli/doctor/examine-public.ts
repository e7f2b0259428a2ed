import { connect, type PeerCertificate, type TLSSocket } from 'node:tls'
import type { Settings } from '../../node/settings.ts'
import { type Finding, ok, problem, reason, warning } from './finding.ts'

const DEADLINE_MS = 10_000
const DAY_MS = 24 * 60 * 60_000
/** Certificates renew themselves a month before their end: with less left, something does not. */
const LEAST_DAYS = 14
/** What lies beside the published files, on a host that publishes too much. */
const PRIVATE_PATHS = [
  '/.env',
  '/data/contact.db',
  '/contact.db',
  '/dist/site.json',
  '/.git/config',
  '/package.json',
]

/** The site as visitors find it. */
export async function examinePublic(
  { siteOrigin: origin, lock }: Pick<Settings, 'siteOrigin' | 'lock'>,
  now = Date.now(),
): Promise<Finding[]> {
  if (!origin) return []
  const findings: Finding[] = []
  if (origin.startsWith('https:')) findings.push(await certificate(new URL(origin), now))
  else findings.push(warning('certificate', `${origin} has none: what visitors send can be read.`))
  try {
    findings.push(...headers(await ask(origin), lock))
    const open = await openPaths(origin)
    if (open.length > 0) findings.push(problem('open files', `Anyone can fetch ${open.join(', ')}.`))
  } catch (error) {
    findings.push(problem('public address', `${origin} does not answer: ${reason(error)}`))
  }
  return findings
}

async function certificate({ hostname, port }: URL, now: number): Promise<Finding> {
  try {
    const socket = await handshake(hostname, Number(port || 443))
    const { valid_to: end } = socket.getPeerCertificate() as PeerCertificate
    const { authorized, authorizationError } = socket
    socket.destroy()
    const days = Math.floor((Date.parse(end) - now) / DAY_MS)
    if (!authorized) return problem('certificate', `Browsers refuse it: ${String(authorizationError)}`)
    if (days < LEAST_DAYS) return warning('certificate', `It ends in ${days} days and was not renewed.`)
    return ok('certificate', `It is valid for ${days} more days.`)
  } catch (error) {
    return problem('certificate', `${hostname} can’t be reached: ${reason(error)}`)
  }
}

function handshake(host: string, port: number): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    // Looked at, whatever it is worth.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => resolve(socket))
    socket.setTimeout(DEADLINE_MS, () => socket.destroy(new Error('no answer in time'))).on('error', reject)
  })
}

function headers(answer: Response, lock: boolean): Finding[] {
  const lacks = ['strict-transport-security', 'content-security-policy'].filter(
    (name) => !answer.headers.has(name),
  )
  // The gate, for whoever has no session.
  const good = answer.ok || (lock && answer.status === 401)
  if (!good) return [problem('public address', `It answers with status ${answer.status}.`)]
  if (lacks.length === 0) return [ok('public address', 'It answers, with its security headers.')]
  return [warning('public address', `It answers without ${lacks.join(' and ')}.`)]
}

async function openPaths(origin: string): Promise<string[]> {
  const answers = await Promise.all(PRIVATE_PATHS.map((path) => ask(origin + path)))
  return PRIVATE_PATHS.filter((_, i) => {
    const answer = answers[i]
    // Some hosts answer everything with a page.
    return answer?.ok && !answer.headers.get('content-type')?.startsWith('text/html')
  })
}

function ask(address: string): Promise<Response> {
  return fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(DEADLINE_MS) })
}
