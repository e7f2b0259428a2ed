import { exportJson, fullText, listLine, toMbox } from '../../contact/inbox-format.ts'
import { listMessages } from '../../contact/list-messages.ts'
import { readMessages } from '../../contact/read-messages.ts'
import type { Database } from '../../database/database.ts'
import { countUnsent } from '../../mail/unsent-mail.ts'
import type { Settings } from '../../node/settings.ts'
import type { CommandLine } from './command-line.ts'
import { oneMessage } from './one-message.ts'

export async function list(database: Database, { limit }: CommandLine): Promise<void> {
  const { failed } = await countUnsent(database)
  if (failed > 0)
    console.log(`${failed} could not be sent. Try again with: npm run inbox -- resend --failed\n`)
  const { messages } = await listMessages(database, { limit })
  console.log(messages.length === 0 ? 'No messages yet.' : messages.map(listLine).join('\n'))
}

export async function show(database: Database, { subject: id }: CommandLine): Promise<void> {
  console.log(fullText(await oneMessage(database, id)))
}

export async function exportAll(
  database: Database,
  { format }: CommandLine,
  { mail }: Settings,
): Promise<void> {
  const pieces =
    format === 'json' ? exportJson(database) : exportMbox(database, mail?.to ?? 'owner@localhost')
  for await (const piece of pieces) await write(piece)
}

async function* exportMbox(database: Database, owner: string): AsyncGenerator<string> {
  let between = ''
  for await (const message of readMessages(database, { order: 'asc' })) {
    yield between + (await toMbox(message, owner))
    between = '\n'
  }
}

function write(text: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(text, () => resolve()))
}
