import { expect, test } from 'vitest'
import { colors } from '../../content/theme.ts'
import { themed } from './logo.ts'

test('a drawing outside of the pages wears the colors of the theme', () => {
  const svg =
    '<path stroke="currentColor"/><path fill="var(--color-pine)" stroke="var(--mark, var(--color-vermilion))"/>'
  expect(themed(svg)).toBe(
    `<path stroke="currentColor"/><path fill="${colors.pine}" stroke="${colors.vermilion}"/>`,
  )
})
