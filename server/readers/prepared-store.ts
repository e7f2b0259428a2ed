import { Refusal } from '../http/refusal.ts'
import { migrateReaders } from './readers-migrations.ts'
import type { ReadersStore } from './readers-store.ts'

export interface PreparedStore {
  store: ReadersStore
  isReady: () => boolean
  /** Throws when the tables cannot be used. */
  prepare: () => Promise<void>
}

/** Until its tables are known to be those of this version, nothing is written to them or asked of them. */
export function preparedStore(behind: ReadersStore): PreparedStore {
  let unusable: Error | undefined = new Error('Its tables are not ready')
  function ready(): ReadersStore {
    if (unusable) throw new Refusal(503, `What was read is out of reach. ${unusable.message}.`)
    return behind
  }
  return {
    store: {
      get queries() {
        return ready().queries
      },
      change: async (work) => ready().change(work),
      close: () => behind.close(),
    },
    isReady: () => !unusable,
    prepare: async () => {
      try {
        await migrateReaders(behind)
        unusable = undefined
      } catch (error) {
        unusable = error instanceof Error ? error : new Error(String(error))
        throw unusable
      }
    },
  }
}
