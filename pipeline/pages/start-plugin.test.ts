import { expect, test } from 'vitest'
import { ACCESS_KEY } from '../../shared/access-key.ts'
import { bundleConstants } from '../settings/bundle-constants.ts'
import { readBuildSettings } from '../settings/settings.ts'
import { bundleScript } from './start-plugin.ts'

/** What runs before anything is painted, on a site with this password. */
function firstScript(password: string): Promise<string> {
  const { warning: _, ...settings } = readBuildSettings('', { PORTFOLIO_PASSWORD: password })
  return bundleScript('src/start/head.ts', bundleConstants(settings))
}

/** What it makes of a visitor whose browser remembers this, on a narrow screen. */
function accessOf(script: string, remembered: Record<string, string>): string | undefined {
  const document = { getElementById: () => null, documentElement: { dataset: { access: undefined } } }
  const localStorage = { getItem: (key: string) => remembered[key] ?? null }
  const run = new Function('window', 'document', 'localStorage', 'matchMedia', 'addEventListener', script)
  run(
    {},
    document,
    localStorage,
    () => ({ matches: true }),
    () => {},
  )
  return document.documentElement.dataset.access
}

test('a site asks whether its visitor has passed the gate; without a password it opens for everybody', async () => {
  const closed = await firstScript('a-word')
  expect(accessOf(closed, {})).toBe('closed')
  expect(accessOf(closed, { [ACCESS_KEY]: 'true' })).toBe('open')
  const open = await firstScript('off')
  expect(accessOf(open, {})).toBe('open')
  expect(open).not.toContain(ACCESS_KEY)
})
