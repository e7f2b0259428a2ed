import { useSyncExternalStore } from 'react'
import { prefersLessMotion } from '../../../src/components/media-matches'

function subscribe(onChange: () => void): () => void {
  try {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  } catch {
    return () => {}
  }
}

/** Whether the visitor asked for less motion. */
export function useLessMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersLessMotion)
}
