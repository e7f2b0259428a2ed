import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { renderError } from '../../content/error-screens'
import { seoDefaults } from '../../content/site'
import { usePageAnalytics } from '../analytics/use-page-analytics'
import { ErrorBoundary } from '../components/error-boundary'
import { Toasts } from '../components/toasts'
import { headTags, socialImagePath } from '../lib/head-tags'
import { useDocumentHead } from '../lib/use-document-head'
import { type PageHandle, usePageHandle } from '../navigation/page-handle'
import { useInsideLinks } from '../navigation/use-inside-links'
import { usePageScroll } from '../navigation/use-page-scroll'
import { setReady } from '../start/start-state'

/** What every page has: head tags, scrolling, page views, notifications, our error screen. */
export function RootLayout() {
  const { pathname } = useLocation()
  const handle = usePageHandle()
  // Scrolling and the focus need the new page's layout: first both, so that it is made once.
  usePageScroll()
  useFocusAfterNavigation(pathname)
  useDocumentHead(pageHead(pathname, handle))
  usePageAnalytics()
  useInsideLinks()
  useEffect(setReady, [])
  return (
    <>
      <ErrorBoundary page={pathname} words={renderError}>
        <Outlet />
      </ErrorBoundary>
      <Toasts />
    </>
  )
}

export function pageHead(pathname: string, { seo, structuredData }: PageHandle) {
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '')
  return headTags({
    seo: __INDEXING__ ? seo : { ...seo, noindex: true },
    path,
    structuredData,
    socialImage: socialImagePath(seo.noindex ? '/' : path),
    siteName: seoDefaults.siteName,
    origin: __ORIGIN__,
  })
}

/** Keyboard and screen-reader users begin at the top of the new page, as after a full load. */
function useFocusAfterNavigation(pathname: string): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
