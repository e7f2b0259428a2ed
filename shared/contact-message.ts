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
 * Sent beside the message, all optional. They travel in the body, because a backend that does not
 * know them ignores unknown body fields, while an unknown header would fail its CORS preflight.
 */
export interface ContactSignals {
  /** Honeypot: an input that no person sees. Send it only when it is filled. */
  website?: string
  /** Milliseconds between the form's first use and its submission. */
  fillTimeMs?: number
  /** The same for every try of one submission, so that a repeated one is stored once. */
  idempotencyKey?: string
}

export type ContactRequest = ContactMessage & ContactSignals

export type ParsedContactRequest =
  | { ok: true; message: ContactMessage; signals: ContactSignals }
  | { ok: false; fields: ContactField[] }

/** Accepts whatever a browser's e-mail input accepts, unpunycoded international domains included. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

export function parseContactRequest(body: unknown): ParsedContactRequest {
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
  return fields.length > 0 ? { ok: false, fields } : { ok: true, message, signals: parseSignals(input) }
}

function parseSignals(input: Record<string, unknown>): ContactSignals {
  const { website, fillTimeMs, idempotencyKey } = input
  return {
    ...(typeof website === 'string' && website !== '' && { website }),
    ...(typeof fillTimeMs === 'number' && Number.isFinite(fillTimeMs) && { fillTimeMs }),
    ...(typeof idempotencyKey === 'string' && idempotencyKey !== '' && { idempotencyKey }),
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
