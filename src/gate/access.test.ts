import { afterEach, expect, test, vi } from 'vitest'
import { readBuildSettings } from '../../pipeline/settings/settings'
import { passwordMatches, rememberAccess } from './access'

afterEach(() => vi.unstubAllGlobals())

test('exactly the password of the build opens the gate', async () => {
  const { password } = readBuildSettings()
  expect(await passwordMatches(password)).toBe(true)
  for (const wrong of ['', ` ${password}`, password.toUpperCase(), `${password}x`]) {
    expect(await passwordMatches(wrong), `"${wrong}"`).toBe(false)
  }
})

test('an endless input is refused', async () => {
  expect(await passwordMatches('x'.repeat(5_000_000))).toBe(false)
})

test('access is remembered as the word true', () => {
  const setItem = vi.fn()
  vi.stubGlobal('localStorage', { setItem })
  rememberAccess()
  expect(setItem).toHaveBeenCalledWith('portfolio-authenticated', 'true')
})
