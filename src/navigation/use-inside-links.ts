import { startTransition, useEffect } from 'react'
import { useLocation, useNavigate, useViewTransitionState } from 'react-router'
import { endOnAction } from '../lib/movements'
import { setDestination } from '../lib/reload-once'
import { carryBack, carryCard, endTravel, handOver, isTravelling } from '../lib/travel'
import { passOverSkipped } from '../lib/view-transition'
import { insideLink, prefetchOnIntent } from './prefetch'

/**
 * A plain click on a link within the site changes the page in the browser. One listener for all of them: the router's
 * own link watches the address, so each change of page would draw every link on the screen anew.
 */
export function useInsideLinks(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const moving = useViewTransitionState(pathname)

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = insideLink(event.target)
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
      if (!link || elsewhere || event.defaultPrevented) return
      event.preventDefault()
      setDestination(link.href)
      const viewTransition = link.pathname !== location.pathname && takePicture(link)
      // The router tells of the page that is on its way first; nothing shows that, so it doesn't hold up the page itself.
      startTransition(() => {
        void navigate(link.pathname + link.search + link.hash, {
          replace: link.href === location.href,
          viewTransition,
          flushSync: viewTransition,
        })
      })
    }
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [navigate])

  useEffect(() => {
    // The router moves on the way back what it has moved on the way there.
    function goBack() {
      setDestination(undefined)
      if (location.pathname !== pathname) takePictureBack(pathname)
    }
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [pathname])

  useEffect(prefetchOnIntent, [])
  useEffect(() => endOnAction(isTravelling), [])
  useEffect(passOverSkipped, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is another view
  useEffect(() => {
    handOver(document.getElementById('main') ?? document)
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page that nothing moves through is over at once
  useEffect(() => {
    if (!moving) endTravel()
  }, [pathname, moving])
}

/** A card's picture goes to the page that the card leads to, a page's picture back to its card. */
function takePicture(link: HTMLAnchorElement): boolean {
  if ('back' in link.dataset) return carryBack(location.pathname)
  return carryCard(link.closest('[data-card]'), link.pathname)
}

/** Forwards or backwards: a card that leads to where the browser goes, or else the picture of the page that is left. */
function takePictureBack(left: string): void {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('[data-card] [data-inside], [data-card][data-inside]'),
  ]
  const there = links.find(({ pathname }) => pathname === location.pathname)
  if (!carryCard(there?.closest('[data-card]'), location.pathname)) carryBack(left)
}
