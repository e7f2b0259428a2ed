import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unlockAtServer } from './unlock-at-server'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('location', { pathname: '/' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function answers(...all: [number, string?][]) {
  const fetch = vi.fn(async () => {
    const [status, wait] = all.shift() ?? [500]
    const headers = { ...(wait !== undefined && { 'retry-after': wait }) }
    return new Response(JSON.stringify({ page: true }), { status, headers })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a busy server is asked again after the seconds that it wants', async () => {
  const fetch = answers([429, '2'], [429, '2'], [200])
  const outcome = unlockAtServer('low-sun')
  await vi.advanceTimersByTimeAsync(1_999)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_001)
  expect([await outcome, fetch.mock.calls.length]).toEqual(['open', 3])
})

test.each(['600', '0', 'Fri, 20 Nov 2026 00:00:00 GMT', undefined])(
  'who has guessed too often is told so at once (Retry-After: %s)',
  async (wait) => {
    const fetch = answers([429, wait])
    expect([await unlockAtServer('low-sun'), fetch.mock.calls.length]).toEqual(['tooMany', 1])
  },
)
