import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { renderError } from '../../content/error-screens'
import { usePageAnalytics } from '../analytics/use-page-analytics'
import { layOutSections } from '../lib/lay-out-sections'
import { PageChange } from '../navigation/page-change'
import { usePageHandle } from '../navigation/page-handle'
import { useInsideLinks } from '../navigation/use-inside-links'
import { usePageScroll } from '../navigation/use-page-scroll'
import { setReady } from '../start/start-state'
import { ErrorBoundary } from './error-boundary'
import { pageHead } from './page-head'
import { useDocumentHead } from './use-document-head'

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
  useEffect(layOutSections, [])
  useEffect(followReading, [])
  return (
    <>
      <ErrorBoundary page={pathname} words={renderError}>
        <Outlet />
      </ErrorBoundary>
      <PageChange path={pathname} />
    </>
  )
}

/** Where the owner sees what was read: a script of its own, when the page is alive. */
function followReading(): void {
  if (__READERS__) void import('../analytics/follow-reading').catch(() => {})
}

/** Keyboard and screen-reader users begin at the top of the new page, as after a full load. */
function useFocusAfterNavigation(pathname: string): void {
  const last = useRef(pathname)
  useLayoutEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
