import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colors, typefaces } from '../../content/theme.ts'
import { embedsTheme, siteTheme } from './theme-styles.ts'

/** The code experiments are programs that stand for themselves, for visitors to change. */
const SOURCES = ['src', 'owner', 'embeds', 'pipeline', 'shared'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.(css|tsx?|js|html)$/.test(name) && !/\.test\.|[\\/]experiments[\\/]/.test(name)),
)

/** As in `rgb(14 31 27 / 0.35)`. */
function channels(color: string): string {
  return color
    .slice(1)
    .match(/../g)!
    .map((channel) => Number.parseInt(channel, 16))
    .join(' ')
}

test('no color and no font of the theme is written a second time', () => {
  const values = [
    ...Object.values(colors).flatMap((color) => [color, `rgb(${channels(color)}`]),
    ...Object.values(typefaces).map(({ family }) => `"${family}"`),
  ]
  expect(SOURCES.length).toBeGreaterThan(200)
  for (const file of SOURCES) {
    const source = readFileSync(file, 'utf8').toLowerCase()
    expect(
      values.filter((value) => source.includes(value.toLowerCase())),
      file,
    ).toEqual([])
  }
})

test('style sheets have no tints of their own', () => {
  for (const file of SOURCES.filter((name) => name.endsWith('.css')))
    expect(
      readFileSync(file, 'utf8').match(/(?<![\w-])#(?!fff\b|000\b)[\da-f]{3,8}\b|rgb\(/gi),
      file,
    ).toBeNull()
})

test('pages and embedded pages get every color and every font', () => {
  for (const [name, color] of Object.entries(colors)) {
    expect(siteTheme()).toContain(`--color-${name}: ${color};`)
    expect(embedsTheme()).toContain(`--${name}: ${color};`)
  }
  for (const [name, { family }] of Object.entries(typefaces)) {
    for (const theme of [siteTheme(), embedsTheme()]) {
      expect(theme).toContain(`--font-${name}: "${family}", `)
      expect(theme).toContain(`url("../fonts/${name}.woff2")`)
    }
  }
  expect(siteTheme()).toContain('font-weight: 400 650')
})
