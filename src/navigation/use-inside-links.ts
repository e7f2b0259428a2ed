import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { setDestination } from '../lib/reload-once'
import { insideLink, prefetchOnIntent } from './prefetch'

/**
 * A plain click on a link within the site changes the page in the browser. One listener for all of them: the router's
 * own link watches the address, so each change of page would draw every link on the screen anew.
 */
export function useInsideLinks(): void {
  const navigate = useNavigate()

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = insideLink(event.target)
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
      if (!link || elsewhere || event.defaultPrevented) return
      event.preventDefault()
      setDestination(link.href)
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
    }
    const back = () => setDestination(undefined)
    addEventListener('click', follow)
    addEventListener('popstate', back)
    return () => {
      removeEventListener('click', follow)
      removeEventListener('popstate', back)
    }
  }, [navigate])

  useEffect(prefetchOnIntent, [])
}
