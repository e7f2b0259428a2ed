import { Outlet } from 'react-router'
import logo from '../../content/logo.svg?raw'
import {
  contact,
  footerNavigation,
  legalNavigation,
  navigation,
  owner,
  resumeDownload,
  socialLinks,
} from '../../content/site'
import { BelowFold } from '../components/below-fold'
import { SiteFooter } from '../components/site-footer'
import { SiteHeader } from '../components/site-header'
import { publicFileUrl } from '../lib/public-storage'
import { usePageHandle } from '../navigation/page-handle'

const loadVisit = () => import('./visit-footer').then(({ VisitFooter }) => VisitFooter)

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
        links={navigation}
        resumeUrl={publicFileUrl(resumeDownload.path)}
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
          links={footerNavigation}
          legalLinks={legalNavigation}
          socialLinks={socialLinks}
          loadVisit={loadVisit}
        />
      </BelowFold>
    </>
  )
}
