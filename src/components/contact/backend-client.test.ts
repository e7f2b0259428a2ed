import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SESSION = {
  access_token: 'access',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: 'someone' },
}
const BACKEND = { url: '', key: 'public-anon-key' }
const HREF = 'http://127.0.0.1/contact'
const fetched = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
  vi.stubGlobal('location', new URL(HREF))
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {}, location: new URL(HREF) })
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('WebSocket', class {})
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockImplementation(async () => Response.json(SESSION))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The client of a page that is loaded anew. */
async function loadClient(backend = BACKEND) {
  vi.resetModules()
  const { backendClient } = await import('./backend-client')
  return backendClient(backend)
}

async function loadAuth() {
  const { auth } = await loadClient()
  await auth.initialize()
  return auth
}

async function signIn() {
  const auth = await loadAuth()
  await auth.signInWithPassword({ email: 'owner@example.com', password: 'secret' })
  fetched.mockClear()
  return auth
}

test('each capability of the backend has its path: rest, storage, functions, realtime', async () => {
  const backend = await loadClient()
  await backend.from('things').select()
  await backend.storage.from('bucket').list()
  await backend.functions.invoke('send')
  await backend.auth.stopAutoRefresh()
  const paths = fetched.mock.calls.map(([address]) => new URL(address).pathname)
  expect(paths).toEqual(['/rest/v1/things', '/storage/v1/object/list/bucket', '/functions/v1/send'])
  expect(backend.realtime.endpointURL()).toMatch('ws://127.0.0.1/realtime/v1/websocket')
})

test('a hosted backend is asked at its own address, with its own key', async () => {
  const backend = await loadClient({ url: 'https://project.example.com', key: 'its-public-key' })
  await backend.functions.invoke('send')
  const request = new Request(...(fetched.mock.calls[0] as Parameters<typeof fetch>))
  expect(request.url).toBe('https://project.example.com/functions/v1/send')
  expect(request.headers.get('apikey')).toBe('its-public-key')
})

test('a session is persisted: the next page finds it', async () => {
  await (await signIn()).stopAutoRefresh()
  const auth = await loadAuth()
  const { data } = await auth.getSession()
  await auth.stopAutoRefresh()
  expect(data.session?.refresh_token).toBe('refresh')
  expect(fetched).not.toHaveBeenCalled()
})

test('a token is refreshed by itself before it ends', async () => {
  const auth = await signIn()
  await vi.advanceTimersByTimeAsync(3_600_000)
  await auth.stopAutoRefresh()
  const addresses = fetched.mock.calls.map(([address]) => String(address))
  expect(addresses).toContain('http://127.0.0.1/auth/v1/token?grant_type=refresh_token')
})

test('a refresh that fails is tried again after 200 ms, and each time after twice as long', async () => {
  const auth = await signIn()
  await auth.stopAutoRefresh()
  // The library tells of each try.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const start = Date.now()
  const times: number[] = []
  fetched.mockImplementation(async () => {
    times.push(Date.now() - start)
    throw new TypeError('Failed to fetch')
  })
  const refreshed = auth.refreshSession()
  await vi.advanceTimersByTimeAsync(3000)
  expect(times.slice(0, 4)).toEqual([0, 200, 600, 1400])
  await vi.advanceTimersByTimeAsync(60_000)
  await refreshed
})
