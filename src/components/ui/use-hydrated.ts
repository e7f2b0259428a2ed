import { useSyncExternalStore } from 'react'

/** Whether React has taken over the page: false in the HTML, and in the first drawing that has to equal it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
