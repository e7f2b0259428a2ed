import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { record, recordPageLoad } from './record'
import { milestonesReached } from './scroll-milestones'

const SCROLL_DEBOUNCE_MS = 100

/** Records each page view and how far down the visitor read, every milestone once per view. */
export function usePageAnalytics(): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a page view of its own
  useEffect(() => {
    recordPageLoad()
    const seen = new Set<number>()
    let timer: ReturnType<typeof setTimeout>
    function measure() {
      const { scrollHeight } = document.documentElement
      for (const depth of milestonesReached(scrollY + innerHeight, scrollHeight)) {
        if (seen.has(depth)) continue
        seen.add(depth)
        record('scroll_depth', { depth })
      }
    }
    function onScroll() {
      clearTimeout(timer)
      timer = setTimeout(measure, SCROLL_DEBOUNCE_MS)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
    }
  }, [pathname])
}
