import { useSyncExternalStore } from 'react'

/** Where in the view one is: `#/links/new` is `['links', 'new']`. One file serves every place. */
export function usePlace(): string[] {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
}

export function placeHref(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`
}

export function goTo(...parts: string[]): void {
  location.hash = placeHref(...parts)
}

function subscribe(notify: () => void): () => void {
  addEventListener('hashchange', notify)
  return () => removeEventListener('hashchange', notify)
}
