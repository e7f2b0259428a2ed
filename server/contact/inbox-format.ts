import { createTransport } from 'nodemailer'
import { visible, visibleLines } from '../../shared/visible-text.ts'
import type { Database } from '../database/database.ts'
import { readMessages, type StoredMessage } from './read-messages.ts'

export function deliveryState({ delivery, attempts }: Pick<StoredMessage, 'delivery' | 'attempts'>): string {
  if (delivery === null) return 'quarantined'
  return delivery === 'waiting' && attempts ? `waiting (${attempts})` : delivery
}

export function listLine(message: StoredMessage): string {
  const state = deliveryState(message).padEnd(12)
  const name = cut(visible(message.name), 24).padEnd(24)
  const subject = cut(visible(message.subject), 50)
  return `${message.id.slice(0, 8)}  ${shortTime(message.received_at)}  ${state}  ${name}  ${subject}`
}

export function fullText(message: StoredMessage): string {
  const facts = [
    `ID:        ${message.id}`,
    `Received:  ${new Date(message.received_at).toISOString()}`,
    `From:      ${visible(message.name)} <${visible(message.email)}>`,
    `Subject:   ${visible(message.subject)}`,
    `Delivery:  ${deliveryState(message)}`,
  ]
  if (message.sent_at) facts.push(`Sent:      ${new Date(message.sent_at).toISOString()}`)
  if (message.last_error) facts.push(`Error:     ${visible(message.last_error)}`)
  return `${facts.join('\n')}\n\n${visibleLines(message.message)}`
}

function toJson(message: StoredMessage): string {
  const { id, name, email, subject } = message
  return JSON.stringify({
    id,
    receivedAt: new Date(message.received_at).toISOString(),
    name,
    email,
    subject,
    message: message.message,
    delivery: deliveryState(message),
    sentAt: message.sent_at && new Date(message.sent_at).toISOString(),
  })
}

/** Every message, oldest first, as pieces of one JSON text. */
export async function* exportJson(database: Database): AsyncGenerator<string> {
  let before = '[\n'
  for await (const message of readMessages(database, { order: 'asc' })) {
    yield before + toJson(message)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** One mail of an mbox file (the "rd" kind), as if the visitor had written it with a mail program. */
export async function toMbox(message: StoredMessage, owner: string): Promise<string> {
  const date = new Date(message.received_at)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message: raw } = await transport.sendMail({
    messageId: `<${message.id}@localhost>`,
    date,
    from: { name: message.name, address: message.email },
    to: owner,
    subject: message.subject,
    text: message.message,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const quoted = raw.toString().replace(/^(>*From )/gm, '>$1')
  return `From MAILER-DAEMON ${mboxDate(date)}\n${quoted.trimEnd()}\n`
}

/** `Thu Jan  1 00:00:00 2026`, as mbox has always had it. */
function mboxDate(date: Date): string {
  const [weekday, day = '', month, year, time] = date.toUTCString().replace(',', '').split(' ')
  return `${weekday} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}`
}

export function shortTime(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}

export function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text
}
