const MARK = 'reloaded-for'

/** Where the visitor wants to be, while it loads. The address bar still shows the page that is being left. */
let pressed: string | undefined
let leaving = false
let prefetching = false

/** Called with the address when a page begins to load, and with nothing when it is there. */
export function setPressed(href: string | undefined): void {
  pressed = href
}

/** A script that comes on its own. After a deployment the old one is gone; the pressed address as a document brings the new site. */
export function chunk<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () => {
    const isPrefetch = prefetching
    return load().catch((cause) => {
      if (isPrefetch) throw cause
      return openAsDocument(cause)
    })
  }
}

/** Loads a chunk ahead of a press: when that fails, nothing happens. */
export function prefetchChunk(load: () => Promise<unknown>): void {
  prefetching = true
  load().catch(() => {})
  prefetching = false
}

/** Once for each address; when that did not help, and offline, the failure goes to the router's error view. */
export function openAsDocument(cause: unknown): Promise<never> {
  const isOver = !pressed || !navigator.onLine
  // While the new document is on its way, no error may flash.
  if (!leaving && (isOver || !markFirst(pressed!))) throw cause
  if (!leaving && pressed === location.href) location.reload()
  else if (!leaving) location.assign(pressed!)
  leaving = true
  return new Promise(() => {})
}

/** Blocked storage counts as a second time: an error is better than a loop. */
function markFirst(href: string): boolean {
  try {
    if (sessionStorage.getItem(MARK) === href) return false
    sessionStorage.setItem(MARK, href)
    return true
  } catch {
    return false
  }
}
