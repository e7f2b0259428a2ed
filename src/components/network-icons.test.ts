import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { NetworkIcon } from '../../content/types'

/** All that content may name. */
const ICONS: Record<NetworkIcon, true> = {
  behance: true,
  bluesky: true,
  codepen: true,
  dribbble: true,
  facebook: true,
  figma: true,
  github: true,
  instagram: true,
  linkedin: true,
  mastodon: true,
  medium: true,
  pinterest: true,
  threads: true,
  tiktok: true,
  vimeo: true,
  x: true,
  youtube: true,
  link: true,
  web: true,
}

test('each icon that content may name has a drawing', () => {
  const sprite = readFileSync('src/components/network-icons.svg', 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="(\w+)"[^>]*>\s*<(?:path|circle|rect)/g)].map(
    ([, name]) => name,
  )
  expect(drawn.sort()).toEqual(Object.keys(ICONS).sort())
})
