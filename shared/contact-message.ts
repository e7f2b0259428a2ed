/** What a visitor writes into the contact form. */
export interface ContactMessage {
  name: string
  email: string
  subject: string
  message: string
}

export type ContactField = keyof ContactMessage

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies ContactField[]

/** The backend function's name, as the browser's client invokes it. */
export const CONTACT_FUNCTION = 'send-contact-email'

/**
 * Carries the signals below, so that the body is the message and nothing else. JSON, percent-encoded, because a
 * header can't hold every character.
 */
export const SIGNALS_HEADER = 'x-contact-signals'

/** Sent beside the message, all optional. */
export interface ContactSignals {
  /** Honeypot: an input that no person sees. Sent only when it is filled. */
  website?: string
  /** Milliseconds between the form's first use and its submission. */
  fillTimeMs?: number
  /** The same for every try of one submission, so that a repeated one is stored once. */
  idempotencyKey?: string
}

export type ParsedContactMessage =
  | { ok: true; message: ContactMessage }
  | { ok: false; fields: ContactField[] }

/** Accepts whatever a browser's e-mail input accepts, unpunycoded international domains included. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

export function parseContactMessage(body: unknown): ParsedContactMessage {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, fields: [...CONTACT_FIELDS] }
  }
  const input = body as Record<string, unknown>
  const message: ContactMessage = {
    name: oneLine(input.name),
    email: wellFormed(input.email).trim(),
    subject: oneLine(input.subject),
    message: manyLines(input.message),
  }
  const fields = CONTACT_FIELDS.filter((field) => message[field] === '')
  if (message.email !== '' && !isEmailAddress(message.email)) fields.push('email')
  return fields.length > 0 ? { ok: false, fields } : { ok: true, message }
}

export function formatContactSignals(signals: ContactSignals): string {
  return encodeURIComponent(JSON.stringify(signals))
}

/** What is missing or damaged counts as not sent: a signal never costs anyone a message. */
export function parseContactSignals(header: string | undefined): ContactSignals {
  try {
    const { website, fillTimeMs, idempotencyKey } = JSON.parse(decodeURIComponent(header ?? '{}'))
    return {
      ...(typeof website === 'string' && website !== '' && { website }),
      ...(typeof fillTimeMs === 'number' && fillTimeMs >= 0 && { fillTimeMs }),
      ...(typeof idempotencyKey === 'string' && idempotencyKey !== '' && { idempotencyKey }),
    }
  } catch {
    return {}
  }
}

function isEmailAddress(value: string): boolean {
  return EMAIL.test(value) && !/\p{Cc}/u.test(value)
}

/** A lone surrogate has no UTF-8 form, so it would not come back as it was stored. */
function wellFormed(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : ''
}

/** Line breaks in a name or a subject are never meant, and mail headers are made of these. */
function oneLine(value: unknown): string {
  return wellFormed(value)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/** Keeps line breaks and tabs; PostgreSQL refuses NUL, and no reader shows the other controls. */
function manyLines(value: unknown): string {
  return wellFormed(value)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
}
