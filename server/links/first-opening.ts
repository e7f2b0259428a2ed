import type { Database } from '../database/database.ts'
import { oneLine } from '../mail/one-line.ts'
import { addNotice, announceQueued } from '../mail/queue.ts'

interface Opening {
  linkId: string
  at: number
  device: string
}

/** The first time that a person opens a link is noted once, and mailed where the owner wants it. */
export async function noteFirstOpening(
  { queries }: Pick<Database, 'queries'>,
  { linkId, at, device }: Opening,
): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    const link = await transaction
      .updateTable('access_links')
      .set({ first_opened_at: at })
      .where('id', '=', linkId)
      .where('first_opened_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (link?.mail_first_opening === 1) await addNotice(transaction, firstOpeningNotice(link, at, device), at)
  })
  announceQueued()
}

function firstOpeningNotice(link: { id: string; label: string }, at: number, device: string) {
  const label = oneLine(link.label)
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  return {
    id: `first-opening-${link.id}`,
    subject: `Portfolio: ${label} has opened the link`,
    text: [
      `The link for ${label} was opened for the first time, by a person, at ${time} UTC${device ? `, with ${device}` : ''}.`,
      `What they read stands in your owner’s view, at /owner/readers/${link.id}.`,
    ].join('\n\n'),
  }
}
