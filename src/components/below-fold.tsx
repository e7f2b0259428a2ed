import type { ReactNode } from 'react'
import { useFirstPaint } from '../lib/use-first-paint'

/** What stands below the first screen, and comes after that has been painted. */
export function BelowFold({ children }: { children: ReactNode }) {
  return useFirstPaint() ? children : <div className="h-lvh" />
}
