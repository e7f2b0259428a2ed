import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { nextDueAt } from './claim-mail.ts'
import { onQueued } from './queue.ts'

/** Finds what another process stored or left behind, and a database that has come back. */
const LONGEST_SLEEP_MS = 30_000
const SHORTEST_SLEEP_MS = 100

export interface Worker {
  /** Resolves when nothing is being sent any more. */
  stop: () => Promise<void>
}

interface WorkerParts {
  database: Database
  log: Log
  now: () => number
  /** Sends what is due, and does what else there is to do. */
  work: (stopped: () => boolean) => Promise<void>
}

/** Works whenever a mail is added or due, and every half minute. */
export function startWorker({ database, log, now, work }: WorkerParts): Worker {
  let stopped = false
  let wake = () => {}

  async function workOn(): Promise<void> {
    while (!stopped) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      let wait = LONGEST_SLEEP_MS
      try {
        await work(() => stopped)
        const due = await nextDueAt(database)
        if (due !== undefined) wait = Math.max(SHORTEST_SLEEP_MS, Math.min(wait, due - now()))
      } catch (error) {
        log(`Delivery is paused: ${error instanceof Error ? error.message : error}`, {
          event: 'delivery.paused',
          level: 'error',
        })
      }
      const timer = setTimeout(() => wake(), wait)
      await woken
      clearTimeout(timer)
    }
  }

  const finished = workOn()
  const endListening = onQueued(() => wake())
  return {
    stop: async () => {
      stopped = true
      endListening()
      wake()
      await finished
    },
  }
}
