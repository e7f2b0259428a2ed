import { findPage } from './known-pages'

/** Fetches the page of a link that will probably be followed. Returns what ends the listening. */
export function prefetchOnIntent(): () => void {
  const onFocus = ({ target }: FocusEvent) => prefetch(target)
  function onPointer({ type, pointerType, target }: PointerEvent) {
    // A finger comes down where a scroll begins, too; only a tap lets it come up again here.
    if ((pointerType === 'touch') === (type === 'pointerup')) prefetch(target)
  }
  addEventListener('pointerover', onPointer, { passive: true })
  addEventListener('pointerup', onPointer, { passive: true })
  addEventListener('focusin', onFocus)
  return () => {
    removeEventListener('pointerover', onPointer)
    removeEventListener('pointerup', onPointer)
    removeEventListener('focusin', onFocus)
  }
}

/** The link that an event happened on, if it leads to a page of this site. */
export function insideLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-inside]') : null
  return link && link.origin === location.origin && !link.target ? link : undefined
}

function prefetch(target: EventTarget | null): void {
  const link = insideLink(target)
  if (!link || link.pathname === location.pathname) return
  findPage(link.pathname)
    .then(({ load }) => load())
    // The click will try again, and tell.
    .catch(() => {})
}
