import { deleteMessages } from '../../contact/delete-messages.ts'
import type { Database } from '../../database/database.ts'
import type { CommandLine } from './command-line.ts'
import { oneMessage } from './one-message.ts'

export async function deleteOne(database: Database, { subject }: CommandLine): Promise<void> {
  const { id, delivery } = await oneMessage(database, subject)
  await deleteMessages(database, [id])
  console.log(
    `Message ${id} is deleted.${delivery === 'sent' ? ' The mail with it is still in your mailbox.' : ''}`,
  )
}
