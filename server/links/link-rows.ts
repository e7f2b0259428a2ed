import type { Kysely, Transaction } from 'kysely'
import type { Database, LinkRow, Schema } from '../database/database.ts'
import { countEnded, linkOrigin } from '../sessions/session-rows.ts'

/** Newest first. */
export async function allLinks({ queries }: Database): Promise<LinkRow[]> {
  return queries
    .selectFrom('access_links')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function findLink(
  queries: Kysely<Schema>,
  column: 'id' | 'token_hash',
  value: string,
): Promise<LinkRow | undefined> {
  return queries.selectFrom('access_links').selectAll().where(column, '=', value).executeTakeFirst()
}

export async function insertLink({ queries }: Database, row: LinkRow): Promise<void> {
  await queries.insertInto('access_links').values(row).execute()
}

/** With the link as it is until the work is done: no process can change it meanwhile. */
export async function withLink<Outcome>(
  { queries, lock }: Database,
  id: string,
  work: (link: LinkRow, transaction: Transaction<Schema>) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  return queries.transaction().execute(async (transaction) => {
    await lock(transaction, linkOrigin(id))
    const link = await findLink(transaction, 'id', id)
    return link && work(link, transaction)
  })
}

/** Changes a link, and the sessions that it has opened: these keep what a password has given them besides. */
export async function updateLink(
  transaction: Transaction<Schema>,
  before: LinkRow,
  changes: Partial<LinkRow>,
  rightsOf: (link: LinkRow) => string[],
): Promise<void> {
  const link = { ...before, ...changes }
  await transaction.updateTable('access_links').set(changes).where('id', '=', link.id).execute()
  const sessions = transaction.updateTable('access_sessions').where('origin', '=', linkOrigin(link.id))
  if (link.revoked_at !== null) {
    await transaction.deleteFrom('access_sessions').where('origin', '=', linkOrigin(link.id)).execute()
  } else {
    const { expires_at: end } = link
    if (end !== null) await sessions.set({ expires_at: end }).where('expires_at', '>', end).execute()
    const [old, given] = [rightsOf(before), rightsOf(link)]
    const kinds = transaction.selectFrom('access_sessions').select('rights').distinct()
    for (const { rights } of await kinds.where('origin', '=', linkOrigin(link.id)).execute()) {
      const kept = rights.split(',').filter((right) => !old.includes(right))
      const now = [...new Set([...given, ...kept])].join(',')
      if (now !== rights) await sessions.set({ rights: now }).where('rights', '=', rights).execute()
    }
  }
  await countEnded(transaction)
}
