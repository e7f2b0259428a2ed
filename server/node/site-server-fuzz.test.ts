import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBuiltSite } from '../testing/built-site.ts'
import { randomNumbers } from '../testing/random-numbers.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { createSiteServer } from './site-server.ts'
import { loadStaticSite } from './static-files.ts'

const SEED = 20_260_211
const PATHS = 2_000
const REQUESTS = 400
const PATH_PIECES = ['..', '.', '%2e', '%2e%2e', '/', '//', '%2f', '\\', '%5c', '%00', '%', '%zz', '%c0%ae']
  .concat(['about', 'assets', 'index.html', '.env', '.vite', 'etc', 'passwd', 'proc', 'self', 'environ'])
  .concat([
    'package.json',
    '?',
    '&',
    ';',
    ':',
    '@',
    '*',
    '~',
    '%25',
    '__proto__',
    'x'.repeat(300),
    '%e2%80%ae',
  ])
const WIRE_PIECES = [
  'GET',
  'POST',
  'HEAD',
  'BREW',
  ' ',
  '  ',
  '/',
  '/about',
  '\\',
  '*',
  'HTTP/1.1',
  'HTTP/9.9',
  '\r\n',
]
  .concat([
    '\n',
    '\r',
    '\r\n\r\n',
    ':',
    'Host: a',
    'Host:',
    'Content-Length: 5',
    'Content-Length: -1',
    '\0',
    '\x7f',
  ])
  .concat([
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: chunked, identity',
    'ffffffff\r\n',
    '0\r\n\r\n',
    '\t',
  ])
  .concat(['Expect: 100-continue', 'Upgrade: websocket', 'Range: bytes=9-1,-', 'Range: bytes=0-0,1-1', 'é'])
  .concat([`X: ${'y'.repeat(20_000)}`, 'If-None-Match: "', 'Accept-Encoding: br;q=x', '\x16\x03\x01'])

const random = randomNumbers(SEED)
const pick = (list: string[]) => list[Math.floor(random() * list.length)]!
const some = (list: string[], most: number) =>
  Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(list)).join('')

let folder: string
let server: Server
let port: number

beforeAll(async () => {
  folder = writeBuiltSite({
    'index.html': '<title>Home</title>',
    '404.html': '<title>Not found</title>',
    'about/index.html': '<title>About</title>',
    '.env': 'SECRET=1',
  })
  const backend = {
    listener: async (_request: unknown, response: { end: (text: string) => void }) => response.end('backend'),
  }
  server = createSiteServer(loadStaticSite(folder, {}), backend)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

test(`${PATHS} strange paths lead to no file but the site's, nowhere else and to no failure`, async () => {
  for (let count = 0; count < PATHS; count++) {
    const path = `/${some(PATH_PIECES, 8)}`
    const { status, headers, body } = await rawRequest(port, path)
    expect([200, 308, 400, 404, 414], path).toContain(status)
    expect(body.toString(), path).not.toMatch(/SECRET|root:|"dependencies"/)
    // A redirect stays on this site.
    if (status === 308) expect(headers.location, path).toMatch(/^\/(?![/\\])/)
  }
})

/** Sends these bytes as they are, and gives what comes back until the connection ends. */
function converse(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      answer += text
    })
    // A connection that is cut off is an answer, too.
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
    socket.end(Buffer.from(bytes, 'latin1'))
  })
}

test(`${REQUESTS} malformed requests are refused, one by one, and the server stands`, async () => {
  for (let count = 0; count < REQUESTS; count++) {
    const bytes = some(WIRE_PIECES, 12)
    const answer = await converse(bytes)
    if (answer) expect(answer, JSON.stringify(bytes)).toMatch(/^HTTP\/1\.1 (1|2|3|4)\d\d /)
    expect(answer, JSON.stringify(bytes)).not.toMatch(/SECRET| 5\d\d /)
  }
  expect((await rawRequest(port, '/about')).status).toBe(200)
})
