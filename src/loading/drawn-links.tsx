import {
  IconBrandBehance,
  IconBrandBluesky,
  IconBrandCodepen,
  IconBrandDribbble,
  IconBrandFacebook,
  IconBrandFigma,
  IconBrandGithub,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandMastodon,
  IconBrandMedium,
  IconBrandPinterest,
  IconBrandThreads,
  IconBrandTiktok,
  IconBrandVimeo,
  IconBrandX,
  IconBrandYoutube,
  IconLink,
  IconWorld,
} from '@tabler/icons-react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { NetworkIcon, SocialLink } from '../../content/types'
import type { DrawnLink } from '../components/social-links'

const ICONS: Record<NetworkIcon, typeof IconLink> = {
  behance: IconBrandBehance,
  bluesky: IconBrandBluesky,
  codepen: IconBrandCodepen,
  dribbble: IconBrandDribbble,
  facebook: IconBrandFacebook,
  figma: IconBrandFigma,
  github: IconBrandGithub,
  instagram: IconBrandInstagram,
  linkedin: IconBrandLinkedin,
  mastodon: IconBrandMastodon,
  medium: IconBrandMedium,
  pinterest: IconBrandPinterest,
  threads: IconBrandThreads,
  tiktok: IconBrandTiktok,
  vimeo: IconBrandVimeo,
  x: IconBrandX,
  youtube: IconBrandYoutube,
  link: IconLink,
  web: IconWorld,
}

/** The icon of each network comes with the content, so that no script has those that the owner does not need. */
export function drawnLinks(links: SocialLink[]): DrawnLink[] {
  return links.map((link) => {
    const Icon = ICONS[link.icon]
    return { ...link, drawing: renderToStaticMarkup(<Icon aria-hidden="true" size={22} stroke={1.6} />) }
  })
}
