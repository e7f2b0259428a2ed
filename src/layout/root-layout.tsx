import { useLayoutEffect } from 'react'
import { createPath, Outlet, useLocation, useNavigation } from 'react-router'
import { setPressed } from '../loading/lost-file'
import { useLayoutContent, usePageData } from '../loading/page-data'
import { NotFoundPage } from '../pages/not-found/not-found-page'
import { ContentUpdates } from './content-updates'
import { ErrorBoundary } from './error-boundary'
import { PageEffects } from './page-effects'
import { PageLayout } from './page-layout'
import { PageScroll } from './page-scroll'

/** What every page has: head tags, scrolling, page views, notifications, our error screen. */
export function RootLayout() {
  const { pathname } = useLocation()
  const { missing } = usePageData()
  const { renderError } = useLayoutContent()
  return (
    <>
      <LoadingBar />
      <ErrorBoundary page={pathname} words={renderError}>
        {missing ? (
          <PageLayout>
            <NotFoundPage />
          </PageLayout>
        ) : (
          <Outlet />
        )}
      </ErrorBoundary>
      <PageEffects />
      {import.meta.env.DEV && <ContentUpdates />}
      {/* Behind the page, whose layout effects give it its height. */}
      <PageScroll />
    </>
  )
}

/** A line at the top of the screen while the next page takes its time. */
function LoadingBar() {
  const { state, location } = useNavigation()
  const loading = state === 'loading'
  const href = location && window.location.origin + createPath(location)
  useLayoutEffect(() => setPressed(href), [href])
  return <div className="loading-bar" data-on={loading || undefined} aria-hidden="true" />
}
