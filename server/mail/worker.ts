import { type Chores, doChores } from '../contact/chores.ts'
import { nextDueAt } from './outbox.ts'

/** Finds what another process stored or left behind, and a database that has come back. */
const LONGEST_SLEEP_MS = 30_000
const SHORTEST_SLEEP_MS = 100

export interface Worker {
  /** There is something new to send. */
  wake: () => void
  /** Resolves when nothing is being sent any more. */
  stop: () => Promise<void>
}

export function startWorker(chores: Chores): Worker {
  let stopped = false
  let woken = false
  let endSleep = () => {}

  async function sleep(milliseconds: number): Promise<void> {
    if (stopped || woken) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      endSleep = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function work(): Promise<void> {
    while (!stopped) {
      woken = false
      let wait = LONGEST_SLEEP_MS
      try {
        await doChores(chores, () => stopped)
        const due = await nextDueAt(chores.database)
        if (due !== undefined) wait = Math.max(SHORTEST_SLEEP_MS, Math.min(wait, due - chores.now()))
      } catch (error) {
        chores.log(`Delivery is paused: ${error instanceof Error ? error.message : error}`, {
          event: 'delivery.paused',
          level: 'error',
        })
      }
      await sleep(wait)
    }
  }

  const finished = work()
  return {
    wake: () => {
      woken = true
      endSleep()
    },
    stop: async () => {
      stopped = true
      endSleep()
      await finished
    },
  }
}
