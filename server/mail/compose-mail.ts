import { visible } from '../../shared/visible-text.ts'
import type { MessageRow } from '../database/database.ts'
import type { ClaimedMail } from './claim-mail.ts'

export interface MailSettings {
  from: string
  to: string
  via: { smtpUrl: string } | { resendKey: string; resendUrl: string | undefined }
}

export interface Mail {
  /** The same at every attempt, so that the receiving side can drop a repeated delivery. */
  messageId: string
  from: string
  to: string
  replyTo: { name: string; address: string } | undefined
  date: Date
  subject: string
  text: string
  html: string
}

/** Resolves when the mail server has taken the mail over. */
export type Mailer = (mail: Mail) => Promise<void>

export class MailError extends Error {
  /** The server takes mail, but not this one. It may think differently later: a full mailbox is emptied. */
  readonly refused: boolean
  constructor(message: string, refused: boolean) {
    super(message)
    this.refused = refused
  }
}

/** A longer one makes a header line that some mail servers refuse. The body has the full text. */
const LONGEST_HEADER_TEXT = 150
/** By RFC 5321. A longer address cannot be answered. */
const LONGEST_ADDRESS = 254
/**
 * What every mail server takes in a header. Letters beyond ASCII before the @ need an extension that
 * many lack, and that may first be missed further down the line; those of a domain have an ASCII form.
 */
const PLAIN_ADDRESS = /^[!-~]+@[^\s@]+$/
/** Mail servers refuse very large mails; the inbox keeps every character. */
const LONGEST_BODY = 500_000

/** With `replyTo: false` a visitor's address is in the text only, for servers that refuse it. */
export function composeMail(
  { mail_id, message, notice_subject, notice_text, created_at }: ClaimedMail,
  settings: Pick<MailSettings, 'from' | 'to'>,
  { replyTo = true } = {},
): Mail {
  if (message) return composeMessage(message, settings, replyTo && isPlainAddress(message.email))
  const notice = { subject: notice_subject ?? '', text: notice_text ?? '', date: new Date(created_at) }
  return composeNotice(`notice-${mail_id}`, notice, settings)
}

/** A mail of the site's own. */
export function composeNotice(
  id: string,
  { subject, text, date }: Pick<Mail, 'subject' | 'text' | 'date'>,
  settings: Pick<MailSettings, 'from' | 'to'>,
): Mail {
  const { from, to } = settings
  const body = { subject, text: `${text}\n`, html: preformatted(text) }
  return { messageId: mailId(id, settings), from, to, replyTo: undefined, date, ...body }
}

function composeMessage(
  message: MessageRow,
  settings: Pick<MailSettings, 'from' | 'to'>,
  replyTo: boolean,
): Mail {
  const name = visible(message.name)
  const subject = visible(message.subject)
  const address = visible(message.email)
  const date = new Date(message.received_at)
  const facts = [
    ['From', shorten(`${name} <${address}>`, LONGEST_BODY)],
    ['Subject', shorten(subject, LONGEST_BODY)],
    ['Received', date.toISOString()],
    ...(replyTo
      ? []
      : [['Reply to', `${shorten(address, LONGEST_BODY)} (copy it, this mail cannot hold it)`]]),
  ]
  const body = shorten(
    message.message,
    LONGEST_BODY,
    `\n\n[Cut here. The whole message: npm run inbox show ${message.id}]`,
  )
  return {
    messageId: mailId(message.id, settings),
    from: settings.from,
    to: settings.to,
    replyTo: replyTo ? { name: shorten(name, LONGEST_HEADER_TEXT), address: message.email } : undefined,
    date,
    subject: `Portfolio message: ${shorten(subject, LONGEST_HEADER_TEXT)}`,
    text: `${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${body}\n`,
    html: [
      ...facts.map(([label, value = '']) => `<p style="margin:0"><b>${label}:</b> ${escapeHtml(value)}</p>`),
      preformatted(body),
    ].join('\n'),
  }
}

function mailId(id: string, { from }: Pick<MailSettings, 'from'>): string {
  return `<${id}@${/@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'}>`
}

function preformatted(text: string): string {
  return `<p style="white-space:pre-wrap">${escapeHtml(text)}</p>`
}

function isPlainAddress(address: string): boolean {
  return address.length <= LONGEST_ADDRESS && PLAIN_ADDRESS.test(address) && visible(address) === address
}

function shorten(text: string, length: number, ending = '…'): string {
  if (text.length <= length) return text
  // Not between the two halves of a character outside the basic plane.
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '') + ending
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
