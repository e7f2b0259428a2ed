import { createHash } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { ACCESS_KEY } from '../../shared/access-key.ts'
import { LINK_KEY, TAB_KEY } from '../../shared/reads.ts'
import { readBuildSettings } from '../settings/settings.ts'
import { linkCard } from './link-card.ts'

let card: string
let script: string

beforeAll(async () => {
  const made = await linkCard((source) => `<script>${source}</script>`, readBuildSettings())
  card = made.card
  script = /<script>([\s\S]*)<\/script>/.exec(card)?.[1] ?? ''
  expect(made.cardScript).toBe(`sha256-${createHash('sha256').update(script).digest('base64')}`)
})

/** Runs the page's script against a server that answers so; gives where it went, and what it left behind. */
async function open(status: number, body = {}) {
  const local = new Map<string, string>()
  const session = new Map<string, string>()
  const lines = [{ hidden: false }, { hidden: true }]
  const storage = (kept: Map<string, string>) => ({
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const asked: { path: string; method: string; body: string }[] = []
  let leave = (_place: string) => {}
  const left = new Promise<string>((resolve) => {
    leave = resolve
  })
  const lost = new Promise<string>((resolve) => {
    Object.defineProperty(lines[1], 'hidden', { set: () => resolve('stays'), get: () => true })
  })
  const globals = {
    ...{ crypto, URL, Uint8Array, Array, JSON },
    location: { pathname: '/for/token', host: 'site.example.com', replace: leave },
    document: { referrer: 'https://mail.example.com/inbox', querySelectorAll: () => lines },
    localStorage: storage(local),
    sessionStorage: storage(session),
    fetch: async (path: string, init: { method: string; body: string }) => {
      asked.push({ path, ...init })
      return new Response(JSON.stringify(body), { status })
    },
  }
  runInContext(script, createContext(globals))
  return { place: await Promise.race([left, lost]), local, session, asked }
}

test('a good link sets the flag that the gate looks for, and goes on to the clean address', async () => {
  const wishes = { greeting: 'Hello', studies: ['one'] }
  const { place, local, session, asked } = await open(200, { ...wishes, landing: '/about' })
  expect(place).toBe('/about')
  expect(Object.fromEntries(local)).toEqual({ [ACCESS_KEY]: 'true', [LINK_KEY]: JSON.stringify(wishes) })
  const tab = session.get(TAB_KEY)
  expect(tab).toMatch(/^[0-9a-f]{32}$/)
  expect(asked.map(({ path, method, body }) => [path, method, JSON.parse(body)])).toEqual([
    ['/for/token', 'POST', { tab, from: 'mail.example.com' }],
  ])
})

test('a link that has ended leads to the gate, which says so, and sets nothing', async () => {
  const { place, local, session } = await open(410)
  expect([place, local.size, session.size]).toEqual(['/#link-ended', 0, 0])
})

test('where the server can’t be reached, the page says so and stays', async () => {
  const { place, local } = await open(503)
  expect([place, local.size]).toEqual(['stays', 0])
})
