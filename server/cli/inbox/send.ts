import { visible } from '../../../shared/visible-text.ts'
import { SettingsError } from '../../common-settings.ts'
import { deliveryState } from '../../contact/inbox-format.ts'
import type { StoredMessage } from '../../contact/read-messages.ts'
import type { Database } from '../../database/database.ts'
import { deliverDue } from '../../mail/delivery.ts'
import { createMailer } from '../../mail/mail-transports.ts'
import { requeue } from '../../mail/queue.ts'
import { mailState, requeueFailed } from '../../mail/unsent-mail.ts'
import type { Settings } from '../../node/settings.ts'
import type { CommandLine } from './command-line.ts'
import { oneMessage } from './one-message.ts'

export async function resend(database: Database, line: CommandLine, settings: Settings): Promise<void> {
  if (!line.failed) return sendAgain(database, await oneMessage(database, line.subject), settings)
  const ids = await requeueFailed(database, Date.now())
  if (ids.length === 0) console.log('Nothing has failed.')
  else await send(database, ids, settings)
}

export async function release(database: Database, line: CommandLine, settings: Settings): Promise<void> {
  const message = await oneMessage(database, line.subject)
  if (message.delivery !== null) {
    throw new SettingsError([`Message ${line.subject} is not held back (${deliveryState(message)}).`])
  }
  await sendAgain(database, message, settings)
}

async function sendAgain(database: Database, { id }: StoredMessage, settings: Settings): Promise<void> {
  await requeue(database, id, Date.now())
  await send(database, [id], settings)
}

/** Sends what is in the queue. Throws `SettingsError` with a line for each of these mails that was not sent. */
async function send(database: Database, ids: string[], { mail }: Settings): Promise<void> {
  if (!mail) {
    throw new SettingsError([
      'In the outbox, but mail is not configured here: set SMTP_URL or RESEND_API_KEY, or leave it to a server that has it.',
    ])
  }
  await deliverDue({ database, mail, mailer: createMailer(mail), log: () => {}, now: Date.now })
  const unsent: string[] = []
  for (const id of ids) {
    const after = await mailState(database, id)
    if (!after) continue
    const short = id.slice(0, 8)
    if (after.state === 'sent') console.log(`${short} was sent to ${mail.to}.`)
    // Its lease is another process's.
    else if (after.last_error === null) console.log(`${short} is being sent by the running server.`)
    else
      unsent.push(
        `${short} was not sent, ${deliveryState({ ...after, delivery: after.state })}: ${visible(after.last_error)}`,
      )
  }
  if (unsent.length > 0) throw new SettingsError(unsent)
}
