import { expect, test } from 'vitest'
import { ACCESS_KEY } from '../shared/access-key.ts'
import { bundleConstants } from './bundle-constants.ts'
import { readBuildSettings } from './settings.ts'
import { bundleScript } from './start-plugin.ts'

/** What runs before anything is painted, on a site with this password. */
function firstScript(password: string): Promise<string> {
  const { warning: _, ...settings } = readBuildSettings('', { PORTFOLIO_PASSWORD: password })
  return bundleScript('src/start/head.ts', bundleConstants(settings))
}

test('a site asks whether its visitor has passed the gate; without a password it opens for everybody', async () => {
  expect(await firstScript('a-word')).toContain(ACCESS_KEY)
  const open = await firstScript('off')
  expect(open).toContain('opening')
  expect(open).not.toContain(ACCESS_KEY)
})
