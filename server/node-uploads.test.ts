import { type ClientRequest, request } from 'node:http'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { CONTACT_PATH, VALID_MESSAGE } from './testing/contact-app.ts'
import { contactRequest } from './testing/contact-request.ts'
import { rawRequest } from './testing/raw-request.ts'
import {
  makeServerFolder,
  runServer,
  type ServerFolder,
  type ServerProcess,
} from './testing/server-process.ts'

const MEGABYTE = 1024 * 1024

const bundle = inject('serverBundle')
let place: ServerFolder
let server: ServerProcess

beforeEach(() => {
  place = makeServerFolder()
})
afterEach(async () => {
  server.process.kill('SIGKILL')
  await server.ended
  place.remove()
})

const nested = (size: number) => '['.repeat(size / 2) + ']'.repeat(size / 2)

function post(from: string, body: string) {
  const { headers } = contactRequest('')
  return rawRequest(server.port, CONTACT_PATH, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': from },
    body,
  })
}

test.each([
  [10 * MEGABYTE, 413],
  [MEGABYTE, 400],
])(
  'eight bodies of %i nested brackets at once leave a small host alive and its pages served',
  async (size, status) => {
    const env = { TRUSTED_PROXY: '127.0.0.1', NODE_OPTIONS: '--max-old-space-size=256' }
    server = await runServer(bundle, place.folder, env)
    let answered = 0
    const body = nested(size)
    const attacks = Array.from({ length: 8 }, async (_, i) => {
      const answer = await post(`198.51.100.${i}`, body)
      answered++
      return answer.status
    })
    let pages = 0
    while (answered < 8) {
      expect((await rawRequest(server.port, '/')).status).toBe(200)
      if (answered < 8) pages++
    }
    expect(await Promise.all(attacks)).toEqual(Array.from({ length: 8 }, () => status))
    expect(pages).toBeGreaterThan(0)
    expect(server.process.exitCode).toBeNull()
    expect((await post('192.0.2.1', JSON.stringify(VALID_MESSAGE))).status).toBe(200)
  },
)

test('two hundred stalled uploads of one sender keep nobody from sending a message', async () => {
  server = await runServer(bundle, place.folder, { TRUSTED_PROXY: '127.0.0.1' })
  const stalled: ClientRequest[] = []
  const headers = {
    'content-type': 'application/json',
    'content-length': String(MEGABYTE),
    'x-forwarded-for': '192.0.2.66',
  }
  const sent = Array.from({ length: 200 }, async () => {
    const upload = request({
      host: '127.0.0.1',
      port: server.port,
      path: CONTACT_PATH,
      method: 'POST',
      headers,
    })
    stalled.push(upload.on('error', () => {}))
    await new Promise<void>((resolve) => upload.write(' '.repeat(MEGABYTE - 10), () => resolve()))
  })
  await Promise.all(sent)

  expect((await post('192.0.2.1', JSON.stringify(VALID_MESSAGE))).status).toBe(200)
  const long = { ...VALID_MESSAGE, message: '字'.repeat(200_000) }
  expect((await post('192.0.2.2', JSON.stringify(long))).status).toBe(200)
  expect((await post('192.0.2.66', JSON.stringify(VALID_MESSAGE))).status).toBe(200)
  for (const upload of stalled) upload.destroy()
})
