import { Activity, type ComponentType, memo, useState } from 'react'
import { useLocation } from 'react-router'
import { PreparedBoundary } from './components/prepared-boundary'
import { usePageHandle } from './page-handle'
import { useStagedPages } from './staged-pages'

/**
 * The page, and out of sight another one: the next, drawn while the visitor makes up their mind, or the last, whose
 * removal can wait until its successor is painted.
 */
export function PageStage() {
  const { Page } = usePageHandle()
  const { pathname } = useLocation()
  const { pages, shown, left } = useStagedPages({ pathname, Page })
  const [prerendered] = useState(pages[0])

  return pages.map((page) => (
    <div key={page.pathname} hidden={page.pathname !== shown} className="contents">
      {page === prerendered ? (
        // In an Activity React would bring it to life last.
        <StillPage Page={page.Page} />
      ) : (
        <Activity mode={page.pathname === shown || page.pathname === left ? 'visible' : 'hidden'}>
          <PreparedBoundary shown={page.pathname === shown}>
            <StillPage Page={page.Page} />
          </PreparedBoundary>
        </Activity>
      )}
    </div>
  ))
}

/** Isn't drawn again when the stage is. */
const StillPage = memo(function StillPage({ Page }: { Page: ComponentType }) {
  return <Page />
})
