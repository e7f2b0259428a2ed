import { renderError } from '../../content/error-screens'
import logo from '../../content/logo.svg?raw'
import {
  contact,
  footerNavigation,
  legalNavigation,
  navigation,
  owner,
  pagesLeftOut,
  resumeDownload,
  socialLinks,
} from '../../content/site'
import type { NavigationLink } from '../../content/types'
import { visit } from '../../content/visit'
import { publicFileUrl } from '../components/public-storage'
import { drawnLinks } from '../loading/drawn-links'
import type { SiteSettings } from '../loading/site-settings'

export type LayoutContent = ReturnType<typeof content>

export function content({ backend }: SiteSettings) {
  return {
    owner,
    logo,
    contact,
    socialLinks: drawnLinks(socialLinks),
    headerLinks: navigation.filter(isThere),
    footerLinks: footerNavigation.filter(isThere),
    legalLinks: legalNavigation,
    resume: { url: publicFileUrl(backend, resumeDownload.path), label: resumeDownload.label },
    visit,
    renderError,
    builtIn: new Date().getFullYear(),
  }
}

function isThere({ href }: NavigationLink): boolean {
  return !pagesLeftOut.some((left) => left === href)
}
