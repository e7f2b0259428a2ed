import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadOrReload, setDestination } from './reload-once'

const HERE = 'https://portfolio.example.com/about'
const reload = vi.fn()
const assign = vi.fn()

beforeEach(() => {
  const marks = new Map<string, string>()
  vi.stubGlobal('location', { href: HERE, reload, assign })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => marks.get(key) ?? null,
    setItem: (key: string, value: string) => void marks.set(key, value),
  })
  setDestination(undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function gone(): Promise<never> {
  return Promise.reject(new Error('404'))
}

/** Goes on after the failed load; a reload itself never answers. */
async function attempt(): Promise<string> {
  const waiting = new Promise<string>((resolve) => setTimeout(() => resolve('waiting'), 10))
  return Promise.race([loadOrReload(gone).catch(() => 'failed'), waiting])
}

test('a script that loads is handed on', async () => {
  expect(await loadOrReload(async () => 'page')).toBe('page')
  expect(reload).not.toHaveBeenCalled()
})

test('a script that is gone loads the page anew, once', async () => {
  expect(await attempt()).toBe('waiting')
  expect(await attempt()).toBe('failed')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('on the way to another page, that page is loaded', async () => {
  setDestination('https://portfolio.example.com/visuals')
  expect(await attempt()).toBe('waiting')
  expect(assign).toHaveBeenCalledWith('https://portfolio.example.com/visuals')
})

test('offline, a reload would only lose the page', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await attempt()).toBe('failed')
})

test('where nothing can be remembered, nothing reloads, so that it cannot go round in circles', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(await attempt()).toBe('failed')
  expect(reload).not.toHaveBeenCalled()
})
