import { flushSync } from 'react-dom'

/** Lets the browser move what stays and fade what comes and goes, where it can and the visitor likes motion. */
export function withViewTransition(change: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !document.startViewTransition) change()
  else document.startViewTransition(() => flushSync(change))
}
