import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_PASSWORD } from '../../build/default-password.mjs'
import { passwordMatches, rememberAccess } from './access'

afterEach(() => vi.unstubAllGlobals())

test('exactly the password of the build opens the gate', async () => {
  // biome-ignore lint/style/noProcessEnv: the build reads the same setting
  const password = process.env.PORTFOLIO_PASSWORD || DEFAULT_PASSWORD
  expect(await passwordMatches(password)).toBe(true)
  for (const wrong of ['', ` ${password}`, password.toUpperCase(), `${password}x`]) {
    expect(await passwordMatches(wrong), `"${wrong}"`).toBe(false)
  }
})

test('an endless input is refused without hashing it', async () => {
  const started = performance.now()
  expect(await passwordMatches('x'.repeat(5_000_000))).toBe(false)
  expect(performance.now() - started).toBeLessThan(50)
})

test('access is remembered as the word true', () => {
  const setItem = vi.fn()
  vi.stubGlobal('localStorage', { setItem })
  rememberAccess()
  expect(setItem).toHaveBeenCalledWith('portfolio-authenticated', 'true')
})
