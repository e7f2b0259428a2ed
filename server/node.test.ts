import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openSqlite } from './node/sqlite-database.ts'
import { CONTACT_PATH, VALID_MESSAGE } from './testing/contact-app.ts'
import { rawRequest } from './testing/raw-request.ts'
import {
  makeServerFolder,
  NO_LIMITS,
  postMessage,
  runServer,
  type ServerFolder,
  type ServerProcess,
} from './testing/server-process.ts'
import { startSmtpPeer } from './testing/smtp-peer.ts'

const bundle = inject('serverBundle')
let place: ServerFolder
let running: ServerProcess[]

beforeEach(() => {
  place = makeServerFolder()
  running = []
})
afterEach(async () => {
  for (const server of running) {
    server.process.kill('SIGKILL')
    await server.ended
  }
  place.remove()
})

async function run(env: Record<string, string> = {}, shellPrefix = ''): Promise<ServerProcess> {
  const server = await runServer(bundle, place.folder, env, shellPrefix)
  running.push(server)
  return server
}

async function storedSubjects(): Promise<string[]> {
  const database = openSqlite(place.dataDir)
  const rows = await database.queries.selectFrom('contact_messages').select('subject').execute()
  await database.close()
  return rows.map((row) => row.subject)
}

test('it serves the site and the backend, says that mail is missing, and stops cleanly', async () => {
  const server = await run()
  expect(server.output()).toContain('Mail is not configured')
  const home = await rawRequest(server.port, '/')
  expect(home.status).toBe(200)
  expect(home.headers['content-security-policy']).toContain("script-src 'self' 'sha256-test='")
  expect((await rawRequest(server.port, '/healthz')).body.toString()).toContain('"ok"')
  expect((await rawRequest(server.port, '/nowhere')).status).toBe(404)
  expect((await rawRequest(server.port, '/functions/v1/nothing')).headers['content-type']).toContain('json')
  expect(await postMessage(server.port, VALID_MESSAGE)).toBe(200)
  server.process.kill('SIGINT')
  expect(await server.ended).toBe(0)
  expect(await storedSubjects()).toEqual([VALID_MESSAGE.subject])
})

test('a request that is under way when it is told to stop is still answered', async () => {
  const server = await run()
  const body = JSON.stringify(VALID_MESSAGE)
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
  const post = request({ port: server.port, host: '127.0.0.1', path: CONTACT_PATH, method: 'POST', headers })
  const answered = new Promise<number>((resolve, reject) => {
    post.on('response', (answer) => resolve(answer.statusCode ?? 0)).on('error', reject)
  })
  post.write(body.slice(0, 10))
  await rawRequest(server.port, '/healthz')
  server.process.kill('SIGTERM')
  await refused(server.port)
  post.end(body.slice(10))
  expect(await answered).toBe(200)
  expect(await server.ended).toBe(0)
  expect(await storedSubjects()).toHaveLength(1)
})

test('a visitor who leaves in the middle, and one who sends too much, harm nobody', async () => {
  const server = await run()
  const headers = { 'content-type': 'application/json', 'content-length': '1000' }
  const post = request({ port: server.port, host: '127.0.0.1', path: CONTACT_PATH, method: 'POST', headers })
  const left = new Promise((resolve) => post.on('error', resolve))
  post.write('{"name":')
  await rawRequest(server.port, '/healthz')
  post.destroy()
  await left
  const large = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(12_000_000),
  }
  expect((await rawRequest(server.port, CONTACT_PATH, large)).status).toBe(413)
  expect(await postMessage(server.port, VALID_MESSAGE)).toBe(200)
  expect(await storedSubjects()).toHaveLength(1)
})

test('before it stops it tells proxies so, and takes requests until they know', async () => {
  const server = await run({ STOP_DELAY_SECONDS: '1', LOG_FORMAT: 'json' })
  const before = await rawRequest(server.port, '/readyz')
  expect([before.status, before.body.toString()]).toEqual([200, '{"status":"ready"}'])
  server.process.kill('SIGTERM')
  let last = before
  while (last.status === 200) last = await rawRequest(server.port, '/readyz')
  expect([last.status, last.body.toString()]).toEqual([503, '{"status":"stopping"}'])
  // A proxy that has not asked yet still gets its answer, and is told to open no second request on this connection.
  const home = await rawRequest(server.port, '/', { headers: { connection: 'keep-alive' } })
  expect([home.status, home.headers.connection]).toEqual([200, 'close'])
  expect(await postMessage(server.port, VALID_MESSAGE)).toBe(200)
  expect(await server.ended).toBe(0)
  const events = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).event)
  expect(events).toEqual(['mail.off', 'server.started', 'server.stopping'])
  expect(await storedSubjects()).toEqual([VALID_MESSAGE.subject])
})

test('a second signal does not wait', async () => {
  const server = await run()
  const headers = { 'content-type': 'application/json', 'content-length': '1000' }
  const post = request({ port: server.port, host: '127.0.0.1', path: CONTACT_PATH, method: 'POST', headers })
  post.on('error', () => {})
  post.write('{')
  await rawRequest(server.port, '/healthz')
  server.process.kill('SIGTERM')
  await refused(server.port)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(1)
})

/** Resolves when the server takes no new connections. */
async function refused(port: number): Promise<void> {
  for (;;) {
    try {
      await rawRequest(port, '/healthz')
    } catch {
      return
    }
  }
}

test('every mistake in the settings is one line, without a stack, and no password', async () => {
  const server = await run({
    PORT: 'abc',
    SMTP_URL: 'http://user:secret@host',
    TRUSTED_PROXY: 'proxy',
    MAIL_TO: 'me',
  })
  expect(await server.ended).toBe(1)
  expect(server.output().trim().split('\n')).toEqual([
    'PORT must be a number from 0 to 65535, but it is "abc".',
    'SMTP_URL must be like smtps://user:password@host:465.',
    'MAIL_TO must be an e-mail address, but it is "me".',
    'TRUSTED_PROXY must be addresses or networks like 127.0.0.1 or 10.0.0.0/8, but it is "proxy".',
  ])
})

test('a taken port, a missing site and a data folder that cannot be written are one line each', async () => {
  const first = await run()
  const second = await run({ PORT: String(first.port) })
  expect(await second.ended).toBe(1)
  expect(second.output()).toBe(`Port ${first.port} is taken. Choose another with PORT=…\n`)

  // Not writable even for root: below a file, and in the kernel's own file system.
  for (const folder of [join(place.folder, 'dist', 'site.json', 'data'), '/sys/contact']) {
    const unwritable = await run({ DATA_DIR: folder })
    expect(await unwritable.ended).toBe(1)
    expect(unwritable.output()).toMatch(/^The data folder .* cannot be used \(\w+\)\. Set DATA_DIR\.\n$/)
  }

  rmSync(join(place.folder, 'dist'), { recursive: true })
  const empty = await run()
  expect(await empty.ended).toBe(1)
  expect(empty.output()).toBe('The built site is missing. Make it with: npm run build\n')
})

test('two processes on one data folder lose nothing and send nothing twice', async () => {
  const peer = await startSmtpPeer()
  const env = {
    ...NO_LIMITS,
    SMTP_URL: peer.url,
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'tova.merrin@example.com',
  }
  const servers = await Promise.all([run(env), run(env)])
  const statuses = await Promise.all(
    Array.from({ length: 120 }, (_, i) =>
      postMessage(servers[i % 2]?.port ?? 0, { ...VALID_MESSAGE, subject: `Message ${i}` }),
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  await peer.until((received) => received.length >= 120)
  for (const server of servers) {
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  }
  expect(new Set(await storedSubjects()).size).toBe(120)
  expect(new Set(peer.received.map((mail) => mail.messageId)).size).toBe(120)
  expect(peer.received).toHaveLength(120)
  await peer.stop()
})

test('when the disk is full it says so to the visitor, and works again when there is room', async () => {
  // Files of this process cannot grow past 2 MB, as if the disk ended there.
  const full = await run(NO_LIMITS, 'ulimit -f 4096;')
  const accepted: string[] = []
  let refusals = 0
  for (let i = 0; refusals < 5; i++) {
    const subject = `Message ${i}`
    const status = await postMessage(full.port, { ...VALID_MESSAGE, subject, message: 'x'.repeat(200_000) })
    if (status === 200) accepted.push(subject)
    else {
      expect(status).toBe(503)
      refusals++
    }
  }
  expect(full.output()).toContain('A message could not be stored')
  full.process.kill('SIGTERM')
  await full.ended
  expect(accepted.length).toBeGreaterThan(2)
  expect(await storedSubjects()).toEqual(accepted)

  const roomy = await run(NO_LIMITS)
  expect(await postMessage(roomy.port, VALID_MESSAGE)).toBe(200)
  expect(await storedSubjects()).toHaveLength(accepted.length + 1)
})

test('when the data folder is deleted under it, there is no false success', async () => {
  const server = await run()
  expect(await postMessage(server.port, VALID_MESSAGE)).toBe(200)
  rmSync(place.dataDir, { recursive: true })
  expect(await postMessage(server.port, VALID_MESSAGE)).toBe(503)
  expect((await rawRequest(server.port, '/healthz')).status).toBe(503)
})
