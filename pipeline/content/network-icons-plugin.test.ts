import { expect, test } from 'vitest'
import type { SocialLink } from '../../content/types.ts'
import { networkIconsPlugin } from './network-icons-plugin.ts'

function iconsOf(...icons: SocialLink['icon'][]): string {
  const plugin = networkIconsPlugin(icons.map((icon) => ({ name: icon, url: '#', icon })))
  return (plugin.load as (id: string) => string)('\0virtual:network-icons')
}

test('a site carries the icons of its networks and no others', () => {
  expect(iconsOf('github', 'mastodon', 'github')).toContain(
    "import {IconBrandGithub,IconBrandMastodon} from '@tabler",
  )
  expect(iconsOf('link')).not.toContain('Brand')
  expect(iconsOf()).toContain('networkIcons = {}')
})
