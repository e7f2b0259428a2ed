import type { DefaultOptions } from '@tanstack/query-core'

const GARBAGE_COLLECTION_MS = 5 * 60_000
const QUERY_RETRIES = 3
const RETRY_DELAY_CAP_MS = 30_000

export const queryDefaults: DefaultOptions = {
  queries: {
    gcTime: GARBAGE_COLLECTION_MS,
    retry: QUERY_RETRIES,
    retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, RETRY_DELAY_CAP_MS),
  },
  mutations: { retry: 0 },
}
