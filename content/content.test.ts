import { expect, test } from 'vitest'
import { checkFacts } from '../pipeline/check/check-site'
import * as facts from '../pipeline/check/site-facts'

/** All pages with links to parts of them are drawn. */
const DRAWING_MS = 90_000

test('the rules of `npm run check` hold, and nothing is left to advise', {
  timeout: DRAWING_MS,
}, async () => {
  expect(await checkFacts(facts, true)).toEqual({ problems: [], advice: [] })
})
