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

test('a rule is kept that finds its element by an attribute', async () => {
  const style = await styleOf(
    '<a class="shown" aria-current="page">Here</a><div data-below=""></div>',
    '.shown[aria-current=page]{color:red}[data-below]:empty{min-height:1px}[data-late]{color:red}',
  )
  expect(style).toContain('.shown[aria-current=page]')
  expect(style).toContain('[data-below]:empty')
  expect(style).not.toContain('data-late')
})

test('what comes to be later, and rules that say nothing, wait for the whole sheet', async () => {
  const style = await styleOf(
    '<p class="shown">Words</p>',
    'p,::backdrop,::-webkit-datetime-edit-year-field{margin:0}::view-transition-group(*){animation:corners 1s}' +
      'html:has(dialog[open]){overflow:hidden}@keyframes corners{to{opacity:0}}@media print{.hidden{color:red}}' +
      '.shown::before{content:"–"}.shown:hover::selection{color:red}.shown{}',
  )
  expect(style).toBe('p{margin:0}.shown::before{content:"–"}.shown:hover::selection{color:red}')
})
