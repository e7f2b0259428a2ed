import { visible } from '../../../shared/visible-text.ts'
import { SettingsError } from '../../common-settings.ts'
import { deliveryState } from '../../contact/inbox-format.ts'
import { failedIds } from '../../contact/unsent-messages.ts'
import type { Database } from '../../database/database.ts'
import { deliverDue } from '../../mail/delivery.ts'
import { createMailer } from '../../mail/mail-transports.ts'
import { requeue } from '../../mail/outbox.ts'
import type { Settings } from '../../node/settings.ts'
import type { CommandLine } from './command-line.ts'
import { oneMessage } from './one-message.ts'

export async function resend(database: Database, line: CommandLine, settings: Settings): Promise<void> {
  const ids = line.failed ? await failedIds(database) : [(await oneMessage(database, line.subject)).id]
  if (ids.length === 0) console.log('Nothing has failed.')
  else await send(database, ids, settings)
}

export async function release(database: Database, line: CommandLine, settings: Settings): Promise<void> {
  const message = await oneMessage(database, line.subject)
  if (message.state !== 'quarantined') {
    throw new SettingsError([`Message ${line.subject} is not held back (${deliveryState(message)}).`])
  }
  await send(database, [message.id], settings)
}

/** Throws `SettingsError` with a line for each message that was not sent. */
async function send(database: Database, ids: string[], { mail }: Settings): Promise<void> {
  for (const id of ids) await requeue(database, id, Date.now())
  if (!mail) {
    throw new SettingsError([
      'In the outbox, but mail is not configured here: set SMTP_URL or RESEND_API_KEY, or leave it to a server that has it.',
    ])
  }
  await deliverDue({ database, mail, mailer: createMailer(mail), log: () => {}, now: Date.now })
  const unsent: string[] = []
  for (const id of ids) {
    const after = await oneMessage(database, id)
    const short = id.slice(0, 8)
    if (after.delivery === 'sent') console.log(`${short} was sent to ${mail.to}.`)
    // Its lease is another process's.
    else if (after.last_error === null) console.log(`${short} is being sent by the running server.`)
    else unsent.push(`${short} was not sent, ${deliveryState(after)}: ${visible(after.last_error)}`)
  }
  if (unsent.length > 0) throw new SettingsError(unsent)
}
