import type { Plugin } from 'vite'
import type { NetworkIcon, SocialLink } from '../../content/types.ts'

const MODULE = 'virtual:network-icons'

const ICONS: Record<NetworkIcon, string> = {
  behance: 'IconBrandBehance',
  bluesky: 'IconBrandBluesky',
  codepen: 'IconBrandCodepen',
  dribbble: 'IconBrandDribbble',
  facebook: 'IconBrandFacebook',
  figma: 'IconBrandFigma',
  github: 'IconBrandGithub',
  instagram: 'IconBrandInstagram',
  linkedin: 'IconBrandLinkedin',
  mastodon: 'IconBrandMastodon',
  medium: 'IconBrandMedium',
  pinterest: 'IconBrandPinterest',
  threads: 'IconBrandThreads',
  tiktok: 'IconBrandTiktok',
  vimeo: 'IconBrandVimeo',
  x: 'IconBrandX',
  youtube: 'IconBrandYoutube',
  link: 'IconLink',
  web: 'IconWorld',
}

/** The icons of the networks that the owner has: a visitor downloads no others. Without links, all of them. */
export function networkIconsPlugin(links?: SocialLink[]): Plugin {
  const names = [...new Set(links?.map(({ icon }) => icon) ?? (Object.keys(ICONS) as NetworkIcon[]))]
  return {
    name: 'network-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      return `import {${names.map((name) => ICONS[name]).join()}} from '@tabler/icons-react'
export const networkIcons = {${names.map((name) => `${name}:${ICONS[name]}`).join()}}`
    },
  }
}
