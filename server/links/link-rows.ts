import type { Database, LinkRow } from '../database/database.ts'
import { tellEnded } from '../sessions/session-rows.ts'

type Changes = Partial<Omit<LinkRow, 'id' | 'token_hash' | 'created_at'>>

/** Newest first. */
export async function allLinks({ queries }: Database): Promise<LinkRow[]> {
  return queries
    .selectFrom('access_links')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function linkByHash({ queries }: Database, hash: string): Promise<LinkRow | undefined> {
  return queries.selectFrom('access_links').selectAll().where('token_hash', '=', hash).executeTakeFirst()
}

export async function insertLink({ queries }: Database, row: LinkRow): Promise<void> {
  await queries.insertInto('access_links').values(row).execute()
}

/** Changes a link and the sessions that it has opened; `rights` are those that it gives now. Undefined if there is none. */
export async function updateLink(
  { queries }: Database,
  id: string,
  changes: Changes,
  rightsOf: (link: LinkRow) => string[],
): Promise<LinkRow | undefined> {
  return queries.transaction().execute(async (transaction) => {
    const link = await transaction
      .updateTable('access_links')
      .set(changes)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!link) return undefined
    const sessions = linkOrigin(id)
    if (link.revoked_at !== null) {
      await transaction.deleteFrom('access_sessions').where('origin', '=', sessions).execute()
    } else if ('opens' in changes || 'expires_at' in changes) {
      await transaction
        .updateTable('access_sessions')
        .set((row) => ({
          rights: rightsOf(link).join(','),
          ...(link.expires_at !== null && {
            expires_at: row
              .case()
              .when('expires_at', '>', link.expires_at)
              .then(link.expires_at)
              .else(row.ref('expires_at'))
              .end(),
          }),
        }))
        .where('origin', '=', sessions)
        .execute()
    }
    await tellEnded(transaction)
    return link
  })
}

/** True for the first who notes it, and never again. */
export async function noteFirstOpening(
  { queries }: Pick<Database, 'queries'>,
  id: string,
  at: number,
): Promise<LinkRow | undefined> {
  return queries
    .updateTable('access_links')
    .set({ first_opened_at: at })
    .where('id', '=', id)
    .where('first_opened_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

const ORIGIN = 'link:'

/** What a session says of itself that this link has opened. */
export function linkOrigin(id: string): string {
  return ORIGIN + id
}

/** The link that has opened the session, if one has. */
export function linkOfOrigin(origin: string | null | undefined): string | undefined {
  return origin?.startsWith(ORIGIN) ? origin.slice(ORIGIN.length) : undefined
}
