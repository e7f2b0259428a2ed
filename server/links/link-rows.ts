import type { Database, LinkRow } from '../database/database.ts'
import { linkOrigin, tellEnded } from '../sessions/session-rows.ts'

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
