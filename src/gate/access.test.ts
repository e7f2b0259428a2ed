import { afterEach, expect, test, vi } from 'vitest'
import { readBuildSettings } from '../../pipeline/settings/settings'
import { siteSettings } from '../../pipeline/settings/site-settings'
import { passwordMatches, rememberAccess } from './access'

const settings = readBuildSettings()
const access = siteSettings(settings).access!

afterEach(() => vi.unstubAllGlobals())

test('exactly the password of the build opens the gate', async () => {
  const { password } = settings
  expect(await passwordMatches(password, access)).toBe(true)
  for (const wrong of ['', ` ${password}`, password.toUpperCase(), `${password}x`]) {
    expect(await passwordMatches(wrong, access), `"${wrong}"`).toBe(false)
  }
})

test('an endless input is refused', async () => {
  expect(await passwordMatches('x'.repeat(5_000_000), access)).toBe(false)
})

test('access is remembered as the word true', () => {
  const setItem = vi.fn()
  vi.stubGlobal('localStorage', { setItem })
  rememberAccess()
  expect(setItem).toHaveBeenCalledWith('portfolio-authenticated', 'true')
})
