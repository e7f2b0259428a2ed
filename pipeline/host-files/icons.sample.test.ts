import { expect, test } from 'vitest'
import { colors } from '../../content/theme.ts'
import { pageIcon, siteIcons } from './icons.ts'

test('the icons wear the colors of the theme', async () => {
  const icons = await siteIcons()
  const used = icons.get('icon.svg')!.toString().match(/#\w+/g)
  expect(used).toEqual([colors.pine, colors.paper, colors.vermilion])
  expect([...icons.keys()].sort()).toEqual([
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'icon.svg',
  ])
})

test('a small drawing stands in the page itself', async () => {
  const icons = await siteIcons()
  const drawing = decodeURIComponent((await pageIcon()).replace('data:image/svg+xml,', ''))
  expect(drawing).toBe(icons.get('icon.svg')!.toString().trim())
})
