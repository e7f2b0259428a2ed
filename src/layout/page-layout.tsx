import { Outlet } from 'react-router'
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
import { BelowFold } from '../components/below-fold'
import { publicFileUrl } from '../components/public-storage'
import { usePageHandle } from '../navigation/page-handle'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

const HEADER_LINKS = navigation.filter(isThere)
const FOOTER_LINKS = footerNavigation.filter(isThere)

function isThere({ href }: NavigationLink): boolean {
  return !pagesLeftOut.some((left) => left === href)
}

/** Header, page, footer: all pages but the full-screen deck. */
export function PageLayout() {
  const { darkTop = false, vermilionTop = false } = usePageHandle()
  return (
    <>
      <a
        href="#main"
        data-print="hide"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-control bg-ink px-5 py-3 text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <SiteHeader
        name={owner.name}
        logo={logo}
        links={HEADER_LINKS}
        resumeUrl={publicFileUrl(resumeDownload.path)}
        resumeLabel={resumeDownload.label}
        darkTop={darkTop}
        vermilionTop={vermilionTop}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <BelowFold>
        <SiteFooter
          owner={owner}
          logo={logo}
          contact={contact}
          links={FOOTER_LINKS}
          legalLinks={legalNavigation}
          socialLinks={socialLinks}
          visit={visit}
        />
      </BelowFold>
    </>
  )
}
