import { expect, test } from 'vitest'
import { styleOf } from './page-style.ts'

const SHEET =
  ':root{--used:red;--own:blue;--unused:green}.shown{color:var(--used)}.hidden{color:var(--unused)}'

test('a page carries the rules and values that its first screen uses, and no others', async () => {
  const style = await styleOf('<p class="shown">Words</p>', SHEET)
  expect(style).toContain('.shown')
  expect(style).toContain('--used')
  expect(style).not.toMatch(/hidden|--unused|--own/)
})

test('a value is kept that only a style of the page itself uses', async () => {
  const style = await styleOf('<style>.deck{color:var(--own)}</style><p class="deck">Words</p>', SHEET)
  expect(style).toContain('--own:blue')
})
