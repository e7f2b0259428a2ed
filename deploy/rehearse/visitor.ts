import { type ClientHttp2Session, connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { formatContactSignals, SIGNALS_HEADER } from '../../shared/contact-message.ts'
import type { ReverseProxy } from './proxies.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** A visitor's browser: one HTTP/2 connection, from an address of the visitor's own (127.0.0.2 is another machine). */
export function visitor({ origin, ca }: Pick<ReverseProxy, 'origin' | 'ca'>, localAddress = '127.0.0.1') {
  const session: ClientHttp2Session = connectHttp2(origin, {
    createConnection: () => tlsSocket(origin, ca, localAddress, ['h2']),
  })
  session.on('error', () => {})
  return {
    ask: (path: string, question?: Question) => ask(session, path, question),
    leave: () => session.close(),
  }
}

export function tlsSocket(origin: string, ca: Buffer, localAddress: string, protocols: string[]): TLSSocket {
  const { port } = new URL(origin)
  const place = { host: '127.0.0.1', port: Number(port) || 443, localAddress }
  return connectTls({ ...place, servername: 'localhost', ca, ALPNProtocols: protocols })
}

function ask(session: ClientHttp2Session, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = question
  return new Promise((resolve, reject) => {
    session.once('error', reject)
    const stream = session.request({ ':path': path, ':method': method, ...headers })
    const chunks: Buffer[] = []
    let answered: IncomingHttpHeaders = {}
    stream.on('response', (received) => {
      answered = received
    })
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('error', reject)
    stream.on('end', () => {
      session.off('error', reject)
      resolve({ status: Number(answered[':status']), headers: answered, body: Buffer.concat(chunks) })
    })
    stream.end(body)
  })
}

/** A message as the form sends it: with a key, by which a repeated one is known. */
export function message(subject: string): Question {
  const body = JSON.stringify({ name: 'Ada Rowe', email: 'ada.rowe@example.com', subject, message: 'Hello' })
  const signals = formatContactSignals({ idempotencyKey: crypto.randomUUID() })
  return { method: 'POST', headers: { 'content-type': 'application/json', [SIGNALS_HEADER]: signals }, body }
}
