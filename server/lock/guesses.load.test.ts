import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeLockedFolder, PASSWORD, STUDY_PASSWORD } from '../testing/locked-folder.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { DESCRIPTION } from '../testing/readers-app.ts'
import { runServer, type ServerProcess } from '../testing/server-process.ts'

const OWNER_PASSWORD = 'the-owner-alone'
const DOORS = {
  gate: { path: '/auth/v1/unlock', right: PASSWORD },
  owner: { path: '/owner/api/session', right: OWNER_PASSWORD },
}
const WRONG = ['', 'x'.repeat(1500), 'a guess']
const place = makeLockedFolder()
const bundle = inject('serverBundle')
let server: ServerProcess

beforeAll(() => {
  const file = join(place.folder, 'dist/site.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), readers: DESCRIPTION }))
})
afterAll(() => place.remove())

async function start(passwords: Record<string, string>): Promise<void> {
  const env = { LOCK: 'server', OWNER_PASSWORD, TRUSTED_PROXY: '127.0.0.1', DATA_DIR: place.dataDir }
  server = await runServer(bundle, place.folder, { ...env, ...passwords })
}

async function stop(): Promise<void> {
  server.process.kill('SIGKILL')
  await server.ended
}

function guess(path: string, password: string, address: string) {
  return rawRequest(server.port, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ password }),
  })
}

/** How often a right password was sent, and how long after the first time it let somebody in. */
async function enter({ path, right }: (typeof DOORS)['gate'], address: string) {
  const begun = performance.now()
  for (let tries = 1; ; tries++) {
    const { status, headers } = await guess(path, right, address)
    if (status < 300) return { tries, ms: performance.now() - begun, cookie: headers['set-cookie']?.[0] }
    await sleep(1000 * Number(headers['retry-after']))
  }
}

/** Meanwhile a thousand addresses guess, so often a second. */
async function attacked<Result>(perSecond: number, path: string, work: () => Promise<Result>) {
  let sent = 0
  const guesses: Promise<unknown>[] = []
  const timer = setInterval(() => {
    for (let i = 0; i < perSecond / 10; i++, sent++) {
      const sender = sent % 1000
      guesses.push(guess(path, WRONG[sent % WRONG.length] ?? '', `10.0.${sender >> 8}.${sender & 255}`))
    }
  }, 100)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await Promise.all(guesses)
  }
}

test.each([
  ['gate', 10],
  ['gate', 100],
  ['owner', 10],
  ['owner', 100],
] as const)(
  '%s: with %i guesses a second from a thousand addresses a right password does not wait',
  async (name, perSecond) => {
    await start({ PORTFOLIO_PASSWORD: PASSWORD, STUDY_PASSWORD_ACME: STUDY_PASSWORD })
    const door = DOORS[name]
    const { cookie = '' } = await enter(DOORS.gate, '203.0.113.1')
    const waits = await attacked(perSecond, door.path, async () => {
      const entered = []
      for (let second = 0; second < 15; second++) {
        entered.push(await enter(door, `203.0.113.${second + 2}`))
        const page = await rawRequest(server.port, '/about', {
          headers: { cookie: cookie.split(';')[0] ?? '' },
        })
        expect(page.status).toBe(200)
        await sleep(1000)
      }
      return entered
    })
    console.log(
      `${name}, ${perSecond} a second: slowest ${Math.round(Math.max(...waits.map(({ ms }) => ms)))} ms`,
    )
    expect(waits.map(({ tries }) => tries)).toEqual(waits.map(() => 1))
    await stop()
  },
)

test('a server that knows the passwords by their slow hashes alone lets the first one in, and then all at once', async () => {
  await start({})
  const [first, second] = await attacked(100, DOORS.gate.path, async () => {
    await sleep(5000)
    return [await enter(DOORS.gate, '203.0.113.1'), await enter(DOORS.gate, '203.0.113.2')] as const
  })
  console.log(
    `by slow hashes, 100 a second: ${first.tries} tries, ${Math.round(first.ms)} ms; then ${Math.round(second.ms)} ms`,
  )
  expect(second.tries).toBe(1)
  await stop()
})
