import { useEffect, useState } from 'react'
import type { Visit } from '../../shared/owner-api'

const STEP_MS = 1000
/** Silence for longer than this is no reading any more. */
const LONGEST_GUESS_MS = 15_000

/** The server's time of a visit that goes on, guessed forward between two reports. */
export function useVisitNow(visit: Visit, heardAt?: number): number {
  const [, step] = useState(0)
  const goesOn = visit.open && heardAt !== undefined
  useEffect(() => {
    if (!goesOn || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => step((count) => count + 1), STEP_MS)
    return () => clearInterval(timer)
  }, [goesOn])
  if (!goesOn) return visit.lastSeenAt
  return visit.lastSeenAt + Math.min(LONGEST_GUESS_MS, Math.max(0, Date.now() - heardAt))
}
