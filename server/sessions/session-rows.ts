import { sql, type Transaction } from 'kysely'
import type { Database, Schema, SessionRow } from '../database/database.ts'

/** The owner's sessions stand beside the visitors'. */
export const OWNER_ORIGIN = 'owner'
const LINK_ORIGIN = 'link:'

/** What a session says of itself that this link has opened. */
export function linkOrigin(id: string): string {
  return LINK_ORIGIN + id
}

/** The link that has opened the session, if one has. */
export function linkOfOrigin(origin: string | null | undefined): string | undefined {
  return origin?.startsWith(LINK_ORIGIN) ? origin.slice(LINK_ORIGIN.length) : undefined
}

export async function insertSession({ queries }: Database, row: SessionRow): Promise<void> {
  await queries.insertInto('access_sessions').values(row).execute()
}

export async function readSession({ queries }: Database, id: string): Promise<SessionRow | undefined> {
  return queries.selectFrom('access_sessions').selectAll().where('id', '=', id).executeTakeFirst()
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
    await tellEnded(transaction)
    return ended.length
  })
}

/** What every process looks at, to know that one of the sessions it remembers may be none any more, or another one. */
export async function tellEnded(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .updateTable('contact_state')
    .set({ value: sql`value + 1` })
    .where('name', '=', 'sessions_ended')
    .execute()
}

/** How often sessions were ended. */
export async function endedCount({ queries }: Database): Promise<number | undefined> {
  const row = await queries
    .selectFrom('contact_state')
    .select('value')
    .where('name', '=', 'sessions_ended')
    .executeTakeFirst()
  return row?.value
}

/** Removes what nobody can use any more: of the visitors' sessions or of the owner's, whose passwords differ. */
export async function forgetSessions(
  { queries }: Database,
  passwords: string,
  now: number,
  ofOwner: boolean,
): Promise<void> {
  await queries
    .deleteFrom('access_sessions')
    .where((row) => {
      const owners = row(row.fn.coalesce('origin', sql.lit('')), ofOwner ? '=' : '!=', OWNER_ORIGIN)
      return row.or([row('expires_at', '<=', now), row.and([owners, row('passwords', '!=', passwords)])])
    })
    .execute()
}
