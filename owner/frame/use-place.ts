import { useSyncExternalStore } from 'react'

/** Where in the view one is: `#/links/new` is `['links', 'new']`. One file serves every place. */
export function usePlace(): string[] {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
}

export function placeHref(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`
}

/** Back to the list, when the work on this one is done; unless the owner has gone elsewhere in the meantime. */
export function backToList(list: string, id: string): void {
  if (location.hash === placeHref(list, id)) location.hash = placeHref(list)
}

function subscribe(notify: () => void): () => void {
  addEventListener('hashchange', notify)
  return () => removeEventListener('hashchange', notify)
}
