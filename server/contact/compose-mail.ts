import type { MessageRow } from '../database/database.ts'

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
  /** No later attempt can succeed. */
  readonly permanent: boolean
  constructor(message: string, permanent: boolean) {
    super(message)
    this.permanent = permanent
  }
}

/** A longer one makes a header line that some mail servers refuse. The body has the full text. */
const LONGEST_HEADER_TEXT = 150
/** By RFC 5321. A longer address cannot be answered. */
const LONGEST_ADDRESS = 254
/** Mail servers refuse very large mails; the inbox keeps every character. */
const LONGEST_BODY = 500_000

export function composeMail(message: MessageRow, settings: Pick<MailSettings, 'from' | 'to'>): Mail {
  const { id, name, email, subject } = message
  const date = new Date(message.received_at)
  const body = shorten(
    message.message,
    LONGEST_BODY,
    `\n\n[Cut here. The whole message: npm run inbox show ${id}]`,
  )
  const facts = [
    ['From', shorten(`${name} <${email}>`, LONGEST_BODY)],
    ['Subject', shorten(subject, LONGEST_BODY)],
    ['Received', date.toISOString()],
  ] as const
  return {
    messageId: `<${id}@${domainOf(settings.from)}>`,
    from: settings.from,
    to: settings.to,
    replyTo:
      email.length <= LONGEST_ADDRESS
        ? { name: shorten(name, LONGEST_HEADER_TEXT), address: email }
        : undefined,
    date,
    subject: `Portfolio message: ${shorten(subject, LONGEST_HEADER_TEXT)}`,
    text: `${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${body}\n`,
    html: [
      ...facts.map(([label, value]) => `<p style="margin:0"><b>${label}:</b> ${escapeHtml(value)}</p>`),
      `<p style="white-space:pre-wrap">${escapeHtml(body)}</p>`,
    ].join('\n'),
  }
}

function domainOf(address: string): string {
  return /@([\w.-]+)>?\s*$/.exec(address)?.[1] ?? 'localhost'
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
