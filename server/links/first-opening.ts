import type { Database } from '../database/database.ts'
import { addNotice } from '../mail/notices.ts'
import { oneLine } from '../mail/one-line.ts'

/** Of a person, and not of a scanner. */
interface Opening {
  linkId: string
  at: number
  device: string
}

/** Mails the owner that a link was opened, the first time only. True when a mail waits. */
export async function tellFirstOpening(
  { queries }: Database,
  { linkId, at, device }: Opening,
  now: number,
): Promise<boolean> {
  const link = await queries
    .updateTable('access_links')
    .set({ first_opened_at: at })
    .where('id', '=', linkId)
    .where('first_opened_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (link?.mail_first_opening !== 1) return false
  const label = oneLine(link.label)
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  const text = [
    `The link for ${label} was opened for the first time, by a person, at ${time} UTC${device ? `, with ${device}` : ''}.`,
    `What they read stands in your owner’s view, at /owner/readers/${linkId}.`,
  ].join('\n\n')
  const subject = `Portfolio: ${label} has opened the link`
  await addNotice(queries, { id: `first-opening-${link.id}`, subject, text }, now)
  return true
}
