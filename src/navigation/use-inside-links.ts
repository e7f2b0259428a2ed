import { startTransition, useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { endOnAction, isMoving } from '../lib/movements'
import { setDestination } from '../lib/reload-once'
import { handOver } from '../lib/travel'
import { setPressedLink } from './page-change'
import { insideLink, prefetchOnIntent } from './prefetch'

/**
 * A plain click on a link within the site changes the page in the browser. One listener for all of them: the router's
 * own link watches the address, so each change of page would draw every link on the screen anew.
 */
export function useInsideLinks(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = insideLink(event.target)
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
      if (!link || elsewhere || event.defaultPrevented) return
      event.preventDefault()
      setDestination(link.href)
      setPressedLink(link)
      // The router tells of the page that is on its way first; nothing shows that, so it doesn't hold up the page itself.
      startTransition(() => {
        void navigate(link.pathname + link.search + link.hash, {
          replace: link.href === location.href,
        })
      })
    }
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [navigate])

  useEffect(() => {
    const goBack = () => setDestination(undefined)
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [])

  useEffect(prefetchOnIntent, [])
  useEffect(() => endOnAction(isMoving), [])

  // In the page's first frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is another view
  useLayoutEffect(() => handOver(document.getElementById('main') ?? document), [pathname])
}
