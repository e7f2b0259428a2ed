import {
  Children,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation, useViewTransitionState } from 'react-router'
import { afterPaint } from './after-paint'
import { type KnownPart, recallParts, restoreHeights } from './page-memory'

/**
 * The parts of a page below its first screen. The page of the first address has them in its HTML. After a change of page
 * they follow one by one when the first screen is painted and no picture flies any more; on Back, those that the reader
 * returns to come at once, and the others hold their places with the heights that they had.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const { hash, key, pathname } = useLocation()
  const changing = useViewTransitionState(pathname)
  const parts = useMemo(() => Children.toArray(children), [children])
  const [known] = useState(() => (isFirstPage() ? [] : recallParts(pathname, key)))
  // A hash leads to an element that may stand in any of them.
  const [drawn, setDrawn] = useState(() => (isFirstPage() || hash ? parts.length : 0))
  const waiting = drawn < parts.length

  useEffect(() => {
    if (waiting && !changing) return afterPaint(() => startTransition(() => setDrawn(drawn + 1)))
  }, [waiting, changing, drawn])

  return (
    <div className="below-fold" data-waiting={waiting || undefined}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page never change their order
        <Part key={index} known={known[index]}>
          {index < drawn || known[index]?.isSeen ? part : null}
        </Part>
      ))}
    </div>
  )
}

function Part({ known, children }: { known: KnownPart | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const isEmpty = children === null
  // Before the router scrolls to where the page was left.
  useLayoutEffect(() => {
    if (known && !isEmpty && box.current) restoreHeights(box.current, known)
  }, [known, isEmpty])
  return (
    <div
      ref={box}
      data-part={known ? 'known' : ''}
      style={isEmpty && known ? { blockSize: known.height } : undefined}
    >
      {children}
    </div>
  )
}

/** Whether the first screen is painted and no picture flies: what moves or is heavy waits for it. */
export function usePaintedAndStill(): boolean {
  const changing = useViewTransitionState(useLocation().pathname)
  const [painted, setPainted] = useState(isFirstPage)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), [])
  return painted && !changing
}

function isFirstPage(): boolean {
  return import.meta.env.SSR || !('ready' in document.documentElement.dataset)
}
