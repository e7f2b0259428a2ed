import { sql } from 'kysely'
import type { Database, SessionRow } from '../database/database.ts'

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
    // What every process looks at, to know that one of the sessions it remembers may be none any more.
    await transaction
      .updateTable('contact_state')
      .set({ value: sql`value + 1` })
      .where('name', '=', 'sessions_ended')
      .execute()
    return ended.length
  })
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

/** Removes what nobody can use any more. */
export async function forgetSessions({ queries }: Database, passwords: string, now: number): Promise<void> {
  await queries
    .deleteFrom('access_sessions')
    .where((row) => row.or([row('expires_at', '<=', now), row('passwords', '!=', passwords)]))
    .execute()
}
