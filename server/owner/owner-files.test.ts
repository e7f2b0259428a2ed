import { rmSync } from 'node:fs'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadOwnerView } from '../node/static-files.ts'
import { writeBuiltSite } from '../testing/built-site.ts'
import { ownerFiles } from './owner-files.ts'

const SCRIPT = 'console.log(1)'
const app = new Hono()
let folder: string
beforeAll(() => {
  folder = writeBuiltSite({ 'index.html': '<!doctype html>', 'assets/index-DqGyvP1a.js': SCRIPT })
  app.get('*', ownerFiles(loadOwnerView(folder)!))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a part of a file has as many bytes as it says', async () => {
  const headers = { range: 'bytes=3-9' }
  const answer = await app.request('/owner/assets/index-DqGyvP1a.js', { headers })
  expect([answer.status, answer.headers.get('content-length')]).toEqual([206, '7'])
  expect(await answer.text()).toBe(SCRIPT.slice(3, 10))
})

test('each of its screens has one address below /owner', async () => {
  for (const [path, status, location] of [
    ['/owner', 200, null],
    ['/owner/links', 200, null],
    ['/owner/index.html', 308, '/owner'],
    ['/owner/missing.js', 404, null],
  ] as const) {
    const answer = await app.request(path)
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, status, location])
  }
})
