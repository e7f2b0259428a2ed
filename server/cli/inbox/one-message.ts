import { SettingsError } from '../../common-settings.ts'
import { findMessages, type StoredMessage } from '../../contact/read-messages.ts'
import type { Database } from '../../database/database.ts'
import { usageMistake } from './command-line.ts'

/** Throws `SettingsError` when the ID names none, or not only one. */
export async function oneMessage(database: Database, id: string): Promise<StoredMessage> {
  const [message, another] = await findMessages(database, id.toLowerCase())
  if (!message) throw id ? new SettingsError([`There is no message ${id}.`]) : usageMistake()
  if (another) throw new SettingsError([`Several messages begin with ${id}. Give more of the ID.`])
  return message
}
