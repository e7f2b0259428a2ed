import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { BelowFold } from '../components/below-fold'
import { useLayoutContent, usePageData } from '../loading/page-data'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** Header, page, footer: all pages but the full-screen deck. */
export function PageLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { owner, logo, headerLinks, resume, contact, footerLinks, legalLinks, socialLinks, visit, builtIn } =
    useLayoutContent()
  const { top } = usePageData()
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
        links={headerLinks}
        resumeUrl={resume.url}
        resumeLabel={resume.label}
        darkTop={top === 'dark'}
        vermilionTop={top === 'vermilion'}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <BelowFold>
        <SiteFooter
          owner={owner}
          logo={logo}
          contact={contact}
          links={footerLinks}
          legalLinks={legalLinks}
          socialLinks={socialLinks}
          visit={visit}
          builtIn={builtIn}
        />
      </BelowFold>
    </>
  )
}
