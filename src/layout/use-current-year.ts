import { useSyncExternalStore } from 'react'

/** The year of the visit. The prerendered page has the build's, and changes it when it comes to life. */
export function useCurrentYear(builtIn: number): number {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => builtIn,
  )
}

/** A page that is open at midnight on New Year's Eve may keep its year. */
function neverChanges(): () => void {
  return () => {}
}
