import { parseArgs } from 'node:util'
import { SettingsError } from './common-settings.ts'
import { deliverDue } from './contact/delivery.ts'
import { deliveryState, fullText, listLine, toJson, toMbox } from './contact/inbox-format.ts'
import { createMailer } from './contact/mail-transports.ts'
import { requeue } from './contact/outbox.ts'
import { everyMessage, findMessages, newestMessages, type StoredMessage } from './contact/read-messages.ts'
import type { Database } from './database/database.ts'
import { migrate } from './database/migrations.ts'
import { openData } from './node/open-data.ts'
import { loadSettings, type Settings } from './node/settings.ts'

const USAGE = `Usage: npm run inbox -- [command]
  list [--limit 50]                 the newest messages and their delivery (the default)
  show ID                           one message; the first characters of its ID are enough
  resend ID                         sends a message (again), a quarantined one too
  export [--format json|mbox]       every message, oldest first, to the standard output`

async function main(): Promise<void> {
  const { values, positionals } = parseArguments()
  const [command = 'list', id = ''] = positionals
  const settings = loadSettings()
  const { database } = openData(settings)
  try {
    await migrate(database)
    if (command === 'list') await list(database, values.limit ?? '50')
    else if (command === 'show') console.log(fullText(await one(database, id)))
    else if (command === 'resend') await resend(database, id, settings)
    else if (command === 'export') await exportAll(database, values.format ?? 'json', settings)
    else throw new SettingsError([USAGE])
  } finally {
    await database.close()
  }
}

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { limit: { type: 'string' }, format: { type: 'string' } },
    })
  } catch {
    throw new SettingsError([USAGE])
  }
}

async function list(database: Database, limit: string): Promise<void> {
  if (!/^[1-9]\d{0,6}$/.test(limit)) throw new SettingsError(['--limit must be a whole number above 0.'])
  const messages = await newestMessages(database, Number(limit))
  console.log(messages.length === 0 ? 'No messages yet.' : messages.map(listLine).join('\n'))
}

async function resend(database: Database, id: string, { mail }: Settings): Promise<void> {
  const message = await one(database, id)
  await requeue(database, message.id, Date.now())
  if (!mail) {
    console.log('It is in the outbox, but mail is not configured: set SMTP_URL or RESEND_API_KEY.')
    return
  }
  await deliverDue({ database, mail, mailer: createMailer(mail), log: () => {}, now: Date.now })
  const after = await one(database, message.id)
  console.log(
    after.delivery === 'sent' ? `Sent to ${mail.to}.` : `${deliveryState(after)}: ${after.last_error}`,
  )
}

async function exportAll(database: Database, format: string, { mail }: Settings): Promise<void> {
  if (format !== 'json' && format !== 'mbox') throw new SettingsError(['--format must be json or mbox.'])
  let between = format === 'json' ? '[\n' : ''
  for await (const message of everyMessage(database)) {
    await write(
      between + (format === 'json' ? toJson(message) : await toMbox(message, mail?.to ?? 'owner@localhost')),
    )
    between = format === 'json' ? ',\n' : '\n'
  }
  if (format === 'json') await write(between === '[\n' ? '[]\n' : '\n]\n')
}

function write(text: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(text, () => resolve()))
}

async function one(database: Database, id: string): Promise<StoredMessage> {
  const [message, another] = await findMessages(database, id.toLowerCase())
  if (!message) throw new SettingsError([id ? `There is no message ${id}.` : USAGE])
  if (another) throw new SettingsError([`Several messages begin with ${id}. Give more of the ID.`])
  return message
}

// The reader of a pipe may leave early, as `head` does.
process.stdout.on('error', () => process.exit(0))

main().catch((error: unknown) => {
  const lines =
    error instanceof SettingsError ? error.lines : [error instanceof Error ? error.message : String(error)]
  for (const line of lines) console.error(line)
  process.exitCode = 1
})
