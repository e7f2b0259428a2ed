import { sql, type Transaction } from 'kysely'
import type { Database, Schema, SessionRow } from '../database/database.ts'

/** The owner's sessions stand beside the visitors'. */
export const OWNER_ORIGIN = 'owner'
const LINK_ORIGIN = 'link:'
/** Rows of one deletion, so that others get in between. */
const DELETED_AT_ONCE = 1_000

/** What a session says of itself that this link has opened. */
export function linkOrigin(id: string): string {
  return LINK_ORIGIN + id
}

/** The link that has opened the session, if one has. */
export function linkOfOrigin(origin: string | null | undefined): string | undefined {
  return origin?.startsWith(LINK_ORIGIN) ? origin.slice(LINK_ORIGIN.length) : undefined
}

export async function insertSession({ queries }: Pick<Database, 'queries'>, row: SessionRow): Promise<void> {
  await queries.insertInto('access_sessions').values(row).execute()
}

export async function readSession({ queries }: Database, id: string): Promise<SessionRow | undefined> {
  return queries.selectFrom('access_sessions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Gives a session another id and more rights. All that it has then; undefined when it has ended. */
export async function extendSession(
  { queries }: Database,
  id: string,
  changes: Partial<SessionRow>,
  given: string[],
): Promise<Set<string> | undefined> {
  return queries.transaction().execute(async (transaction) => {
    const rows = transaction.updateTable('access_sessions')
    const row = await rows.set(changes).where('id', '=', id).returning(['id', 'rights']).executeTakeFirst()
    if (!row) return undefined
    const rights = new Set([...row.rights.split(','), ...given])
    await rows
      .set({ rights: [...rights].join(',') })
      .where('id', '=', row.id)
      .execute()
    await countEnded(transaction)
    return rights
  })
}

/** Those that are still open, newest first. */
export async function openSessions({ queries }: Database, now: number): Promise<SessionRow[]> {
  return queries
    .selectFrom('access_sessions')
    .selectAll()
    .where('expires_at', '>', now)
    .orderBy('opened_at', 'desc')
    .execute()
}

/** Ends these sessions, or all. How many there were. */
export async function endSessions({ queries }: Database, ids: string[] | 'all'): Promise<number> {
  return queries.transaction().execute(async (transaction) => {
    const rows = transaction.deleteFrom('access_sessions').returning('id')
    const ended = await (ids === 'all' ? rows : rows.where('id', 'in', ids)).execute()
    await countEnded(transaction)
    return ended.length
  })
}

/** Every process looks at this number, and forgets the sessions that it remembers when it has grown. */
export async function countEnded(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .updateTable('contact_state')
    .set({ value: sql`value + 1` })
    .where('name', '=', 'sessions_ended')
    .execute()
}

/** How often sessions were ended or changed. */
export async function endedCount({ queries }: Database): Promise<number | undefined> {
  const row = await queries
    .selectFrom('contact_state')
    .select('value')
    .where('name', '=', 'sessions_ended')
    .executeTakeFirst()
  return row?.value
}

export async function deleteExpired({ queries }: Database, now: number): Promise<void> {
  for (let deleted = DELETED_AT_ONCE; deleted === DELETED_AT_ONCE; ) {
    const some = queries
      .selectFrom('access_sessions')
      .select('id')
      .where('expires_at', '<=', now)
      .limit(DELETED_AT_ONCE)
    const { numDeletedRows } = await queries
      .deleteFrom('access_sessions')
      .where('id', 'in', some)
      .executeTakeFirst()
    deleted = Number(numDeletedRows)
  }
}

/** Those of the visitors or of the owner that were opened with passwords which are no longer valid. */
export async function deleteOutdated(
  { queries }: Database,
  passwords: string,
  ofOwner: boolean,
): Promise<void> {
  await queries
    .deleteFrom('access_sessions')
    .where((row) => row(row.fn.coalesce('origin', sql.lit('')), ofOwner ? '=' : '!=', OWNER_ORIGIN))
    .where('passwords', '!=', passwords)
    .execute()
}
