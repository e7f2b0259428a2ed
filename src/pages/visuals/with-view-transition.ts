import { flushSync } from 'react-dom'

/** Lets the browser move what stays and fade what comes and goes, where it can and the visitor doesn't mind. */
export function withViewTransition(change: () => void): void {
  const moving =
    Boolean(document.startViewTransition) && !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (moving) document.startViewTransition(() => flushSync(change))
  else change()
}
