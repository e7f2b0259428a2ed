import type { ReadersStore } from '../readers/readers-store.ts'

/** Counts what is asked of a store outside of transactions, and the rows that it answers with. */
export function countedStore(store: ReadersStore) {
  const counts = { statements: 0, rows: 0 }
  const queries = store.queries.withPlugin({
    transformQuery: ({ node }) => {
      counts.statements++
      return node
    },
    transformResult: async ({ result }) => {
      counts.rows += result.rows.length
      return result
    },
  })
  return { store: { ...store, queries }, counts }
}
