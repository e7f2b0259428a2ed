import { type ReactNode, use } from 'react'
import { PrerenderingContext } from '../lib/prerendering'
import { usePaintedAndStill } from '../lib/use-first-paint'

/**
 * What stands below the first screen of a page, and comes after that has been painted: into the HTML by
 * `src/start/place-rest.ts`, after a change of page by React.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const painted = usePaintedAndStill()
  const firstScreenOnly = use(PrerenderingContext)?.firstScreenOnly ?? false
  return <div data-below="">{painted && !firstScreenOnly && children}</div>
}
