import { useEffect, useState } from 'react'

const TICK_MS = 250

interface Stopwatch {
  /** Milliseconds counted before the last start. */
  counted: number
  /** When it was last started; nothing while it stands. */
  since?: number
}

/** A stopwatch that runs from the start. Counts by the clock, since a window in the background ticks late. */
export function useElapsed() {
  const [watch, setWatch] = useState<Stopwatch>(() => ({ counted: 0, since: Date.now() }))
  const [now, setNow] = useState(() => Date.now())
  const { counted, since } = watch

  useEffect(() => {
    if (since === undefined) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [since])

  const elapsed = counted + (since === undefined ? 0 : Math.max(0, now - since))
  return {
    elapsed,
    running: since !== undefined,
    toggle() {
      setNow(Date.now())
      setWatch(
        since === undefined ? { counted, since: Date.now() } : { counted: counted + Date.now() - since },
      )
    },
    reset() {
      setNow(Date.now())
      setWatch(since === undefined ? { counted: 0 } : { counted: 0, since: Date.now() })
    },
  }
}
