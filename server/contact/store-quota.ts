import { type Kysely, sql } from 'kysely'
import { CONTACT_FIELDS } from '../../shared/contact-message.ts'
import type { Schema } from '../database/database.ts'
import type { Notice } from '../mail/queue.ts'

/** Half a million messages as people write them. */
export const DEFAULT_STORE_QUOTA_MB = 500
/** Of each message, for its id, hashes, times and indexes; the migration that counted those of earlier versions has it too. */
const ROW_OVERHEAD = 600
/** The owner is told when so much of the quota is taken. */
const WARNED_AT = 0.8
/** What is left above it is kept for messages as people write them. */
const OPEN_TO_LONG = 0.9
const LONGEST_SHORT = 16 * 1024

/** Neither engine reads the texts for this. */
export const TEXT_BYTES = sql<number>`${sql.join(
  CONTACT_FIELDS.map((field) => sql`octet_length(${sql.ref(field)})`),
  sql` + `,
)}`
/** What a message counts. */
export const MESSAGE_BYTES = sql<number>`${TEXT_BYTES} + ${sql.lit(ROW_OVERHEAD)}`

export class StoreFull extends Error {
  constructor() {
    super('No more messages can be stored at the moment')
  }
}

/** `full`: messages are refused until the owner has deleted some or has raised the quota. */
export async function storeState(queries: Kysely<Schema>, quota: number): Promise<'ok' | 'full'> {
  const stored = await queries
    .selectFrom('contact_state')
    .select('value')
    .where('name', '=', 'stored_bytes')
    .executeTakeFirst()
  return (stored?.value ?? 0) >= quota ? 'full' : 'ok'
}

/** Counts bytes that are added, or deleted (below 0), in the transaction that does so. Gives how many there are then. */
export async function countBytes(transaction: Kysely<Schema>, bytes: number): Promise<number> {
  const { value } = await transaction
    .updateTable('contact_state')
    .set((row) => ({ value: row('value', '+', bytes) }))
    .where('name', '=', 'stored_bytes')
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/** Throws `StoreFull` when there was no room for a message of so many bytes, `stored` counting it. */
export function enforceQuota(stored: number, bytes: number, quota: number): void {
  const before = stored - bytes
  if (before >= quota) throw new StoreFull()
  if (bytes > LONGEST_SHORT + ROW_OVERHEAD && stored > quota * OPEN_TO_LONG) throw new StoreFull()
}

/** For the owner, of the message with which the store has become that full. */
export function storeWarning(stored: number, bytes: number, quota: number, id: string): Notice | undefined {
  const line = quota * WARNED_AT
  if (stored < line || stored - bytes >= line) return undefined
  return {
    id: `store-${id}`,
    subject: 'Portfolio: the inbox is nearly full',
    text: [
      `Messages take up ${Math.round((stored / quota) * 100)} % of what may be stored (STORE_QUOTA_MB).`,
      'At 90 % long messages are refused, at 100 % all of them. Delete some in your owner’s view, or with: npm run inbox delete ID',
    ].join('\n\n'),
  }
}
