import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { usePageAnalytics } from '../analytics/use-page-analytics'
import { setShownPage } from '../components/page-memory'
import { usePageData } from '../loading/page-data'
import { layOutWhenIdle } from './lay-out-when-idle'
import { useDocumentHead } from './use-document-head'

/** What happens with every page. A component of its own, so that none of it draws the layout again. */
export function PageEffects() {
  const location = useLocation()
  const { pathname } = location
  useLayoutEffect(() => setShownPage(location), [location])
  useFocusAfterNavigation(pathname)
  useDocumentHead(usePageData().head)
  usePageAnalytics()
  useEffect(comeAlive, [])
  useEffect(followReading, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has sections of its own
  useEffect(layOutWhenIdle, [pathname])
  return null
}

/** React handles a press from here on: what was pressed before is repeated, and the web fonts may come. */
function comeAlive(): void {
  document.documentElement.dataset.ready = ''
  document.getElementById('fonts')?.setAttribute('media', 'all')
  dispatchEvent(new Event('alive'))
}

/** For the owner's view of what was read: a script of its own, once the page is alive. */
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
