import { expect, test } from 'vitest'
import { visible, visibleLines } from './visible-text.ts'

test.each([0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x200e, 0x200f, 0x061c])(
  'the direction mark %x can be seen',
  (code) => {
    const name = code.toString(16).toUpperCase().padStart(4, '0')
    expect(visible(`a${String.fromCodePoint(code)}b`)).toBe(`a⟨U+${name}⟩b`)
  },
)

test.each([
  ['pay\u200bpal', 'pay⟨U+200B⟩pal'],
  ['pay\u200dpal', 'pay⟨U+200D⟩pal'],
  ['soft\u00adhyphen', 'soft⟨U+00AD⟩hyphen'],
  ['\ufeffbom', '⟨U+FEFF⟩bom'],
  ['\u001b[31mred', '⟨U+001B⟩[31mred'],
  ['two\nlines', 'two⟨U+000A⟩lines'],
  ['filler\u3164', 'filler⟨U+3164⟩'],
  ['tag\u{e0041}', 'tag⟨U+E0041⟩'],
])('%j can be seen', (text, seen) => {
  expect(visible(text)).toBe(seen)
})

test.each(['Zoë', '漢字', '👩🏽‍🎨 ❤️', 'مي‌خواهم', 'क्‍ष', 'שלום', 'a b'])('%s stays as it is', (text) => {
  expect(visible(text)).toBe(text)
})

test('line breaks and tabs of a text are meant', () => {
  expect(visibleLines('a\n\tb\u202e')).toBe('a\n\tb⟨U+202E⟩')
})

test('a very long text takes no time', () => {
  expect(visible('\u200d'.repeat(300_000))).toHaveLength(8 * 300_000)
})
