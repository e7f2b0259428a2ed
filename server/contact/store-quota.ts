import type { Kysely } from 'kysely'
import type { Database, Schema } from '../database/database.ts'

/** Half a million messages as people write them. */
export const DEFAULT_STORE_QUOTA_MB = 500

export class StoreFull extends Error {
  constructor() {
    super('No more messages can be stored at the moment')
  }
}

/** `full`: messages are refused until the owner has deleted some or has raised the quota. */
export async function storeState(
  database: Database,
  quotaBytes: number,
  queries: Kysely<Schema> = database.queries,
): Promise<'ok' | 'full'> {
  return (await database.isLargerThan(quotaBytes, queries)) ? 'full' : 'ok'
}
