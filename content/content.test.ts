import { expect, test } from 'vitest'
import { checkFacts } from '../pipeline/check/check-site'
import * as facts from '../pipeline/check/site-facts'
import { readBuildSettings } from '../pipeline/settings/settings'
import { siteSettings } from '../pipeline/settings/site-settings'

/** All pages with links to parts of them are drawn. */
const DRAWING_MS = 90_000

test('the rules of `npm run check` hold, and nothing is left to advise', {
  timeout: DRAWING_MS,
}, async () => {
  const settings = siteSettings(readBuildSettings())
  expect(await checkFacts({ ...facts, settings }, true)).toEqual({ problems: [], advice: [] })
})
