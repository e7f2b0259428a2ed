import { afterEach, expect, test, vi } from 'vitest'
import { LARGEST_BODY, PATIENCE_MS, SMALL_BODY } from './read-body.ts'
import { readJson } from './read-json.ts'
import type { Refusal } from './refusal.ts'

afterEach(() => {
  vi.useRealTimers()
})

const LONG = `"${' '.repeat(LARGEST_BODY - 2)}"`
const everythingRead = () => new Promise(setImmediate)

const jsonRequest = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit)

/** An upload that can be fed, and that waits for ever otherwise. */
function startUpload(sender: string, headers: Record<string, string> = {}) {
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined
  let left = false
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      feed = controller
    },
    cancel: () => {
      left = true
    },
  })
  const outcome = readJson(jsonRequest(body, headers), sender).catch((error) => error)
  return {
    outcome,
    send: (text: string) => left || feed?.enqueue(new TextEncoder().encode(text)),
    end: () => left || feed?.close(),
  }
}

test.each([
  '['.repeat(524_288) + ']'.repeat(524_288),
  '{"a":'.repeat(200_000),
  `{"name":"a","x":${'['.repeat(20)}${']'.repeat(20)}}`,
  `["\\\\",${'['.repeat(20)}`,
])('deep nesting is refused without being parsed (%#)', async (text) => {
  await expect(readJson(jsonRequest(text), 'a')).rejects.toMatchObject({
    status: 400,
    message: 'This is nested too deeply',
  })
})

test('brackets in a text are text', async () => {
  const value = {
    message: `[[[[[[[[[[ {{{{{{{{{{ \\" \\\\ ${'['.repeat(1_000)}`,
    list: [[1], [2], { a: [] }],
  }
  expect(await readJson(jsonRequest(JSON.stringify(value)), 'a')).toEqual(value)
})

test('an upload that stalls, or that trickles, is not waited for', async () => {
  vi.useFakeTimers()
  const stalled = startUpload('a')
  const trickling = startUpload('b')
  const steady = startUpload('c')
  for (let ms = 0; ms < 2 * PATIENCE_MS; ms += 1_000) {
    trickling.send(' ')
    steady.send(' '.repeat(5_000))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  const tooSlow = { status: 408, message: 'The message came too slowly' }
  expect(await stalled.outcome).toMatchObject(tooSlow)
  expect(await trickling.outcome).toMatchObject(tooSlow)
  steady.send('{}')
  steady.end()
  expect(await steady.outcome).toEqual({})
})

test("unfinished uploads take a sender's own share, and no room from short messages or from others", async () => {
  const uploads = Array.from({ length: 200 }, () => startUpload('a'))
  for (const upload of uploads) upload.send(LONG.slice(0, -1))
  await everythingRead()

  expect(await readJson(jsonRequest('{}'), 'a')).toEqual({})
  const short = `"${' '.repeat(SMALL_BODY - 2)}"`
  expect(await readJson(jsonRequest(short), 'a')).toHaveLength(SMALL_BODY - 2)
  expect(await readJson(jsonRequest(LONG), 'b')).toHaveLength(LARGEST_BODY - 2)

  for (const upload of uploads) upload.send('"')
  for (const upload of uploads) upload.end()
  const outcomes = await Promise.all(uploads.map((upload) => upload.outcome))
  expect(outcomes.filter((outcome) => typeof outcome === 'string')).toHaveLength(2)
  expect(outcomes.filter((outcome) => (outcome as Refusal).status === 503)).toHaveLength(198)
  expect(await readJson(jsonRequest(LONG), 'a')).toHaveLength(LARGEST_BODY - 2)
})

test('many senders together are bounded too, and what they held is given back', async () => {
  const uploads = Array.from({ length: 60 }, (_, i) => startUpload(`sender ${i}`))
  for (const upload of uploads) upload.send(LONG)
  await everythingRead()
  expect(await readJson(jsonRequest('{}'), 'another')).toEqual({})
  expect(await readJson(jsonRequest(LONG), 'another').catch((error) => error)).toMatchObject({ status: 503 })

  for (const upload of uploads) upload.end()
  const outcomes = await Promise.all(uploads.map((upload) => upload.outcome))
  expect(outcomes.filter((outcome) => typeof outcome === 'string')).toHaveLength(32)
  expect(outcomes.filter((outcome) => (outcome as Refusal).status === 503)).toHaveLength(28)
  expect(await readJson(jsonRequest(LONG), 'another')).toHaveLength(LARGEST_BODY - 2)
})

test('what was announced as too large is not kept, and a body without a length is not believed', async () => {
  const upload = startUpload('a', { 'content-length': String(3 * LARGEST_BODY) })
  const silent = startUpload('b')
  for (let i = 0; i < 3; i++) for (const { send } of [upload, silent]) send(' '.repeat(LARGEST_BODY))
  for (const { end } of [upload, silent]) end()
  const tooLarge = { status: 413, message: 'The message is larger than 1 MB' }
  expect(await upload.outcome).toMatchObject(tooLarge)
  expect(await silent.outcome).toMatchObject(tooLarge)
})
