import type { Database, LinkRow } from '../database/database.ts'
import { addNotice } from '../mail/notices.ts'
import { oneLine } from '../mail/one-line.ts'

/** Of a person, and not of a scanner. */
interface Opening {
  linkId: string
  at: number
  device: string
}

/** Mails the owner that a link was opened, once for each link. True when a mail waits. */
export async function tellFirstOpening(database: Database, opening: Opening, now: number): Promise<boolean> {
  const link = await noteFirstOpening(database, opening)
  if (link?.mail_first_opening !== 1) return false
  await addNotice(database.queries, firstOpeningNotice(link, opening), now)
  return true
}

/** The link for the first who notes it, and never again. */
function noteFirstOpening({ queries }: Database, { linkId, at }: Opening): Promise<LinkRow | undefined> {
  return queries
    .updateTable('access_links')
    .set({ first_opened_at: at })
    .where('id', '=', linkId)
    .where('first_opened_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

function firstOpeningNotice(link: LinkRow, { at, device }: Opening) {
  const label = oneLine(link.label)
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  return {
    id: `first-opening-${link.id}`,
    subject: `Portfolio: ${label} has opened the link`,
    text: [
      `The link for ${label} was opened for the first time, by a person, at ${time} UTC${device ? `, with ${device}` : ''}.`,
      'What they read stands in your owner’s view, at /owner.',
    ].join('\n\n'),
  }
}
