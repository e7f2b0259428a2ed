import { createTransport } from 'nodemailer'
import { type Mail, MailError, type Mailer, type MailSettings } from './compose-mail.ts'

const RESEND_URL = 'https://api.resend.com/emails'
const RESEND_TIMEOUT_MS = 60_000

export function createMailer({ via }: MailSettings): Mailer {
  return 'smtpUrl' in via ? smtpMailer(via.smtpUrl) : resendMailer(via.resendKey, via.resendUrl ?? RESEND_URL)
}

/** Connects and logs in, without sending anything. False where that can't be tried. Throws what the server says. */
export async function tryMailServer({ via }: MailSettings): Promise<boolean> {
  if (!('smtpUrl' in via)) return false
  const transport = smtpTransport(via.smtpUrl)
  await transport.verify().finally(() => transport.close())
  return true
}

function smtpTransport(url: string) {
  return createTransport({
    url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 45_000,
    // Nothing in a mail is read from a file or fetched from an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function smtpMailer(url: string): Mailer {
  const transport = smtpTransport(url)
  return async (mail) => {
    await transport.sendMail(mail).catch((error: unknown) => {
      throw smtpError(error)
    })
  }
}

function smtpError(error: unknown): MailError {
  const { message, code, responseCode } = error as Error & { code?: string; responseCode?: number }
  // A refused login is a mistake in the settings, and says nothing about the mail.
  return new MailError(message, (responseCode ?? 0) >= 500 && code !== 'EAUTH')
}

function resendMailer(key: string, url: string): Mailer {
  return async (mail) => {
    const answer = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(RESEND_TIMEOUT_MS),
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        // A mail that was refused with this header is another one without it.
        'idempotency-key': mail.replyTo ? mail.messageId : `${mail.messageId} without Reply-To`,
      },
      body: JSON.stringify(resendBody(mail)),
    })
    if (answer.ok) return
    // 401 and 403 are mistakes in the settings; 409, 429 and 5xx pass by themselves.
    const refused = [400, 413, 422].includes(answer.status)
    throw new MailError(`${answer.status} ${(await answer.text()).slice(0, 300)}`, refused)
  }
}

function resendBody(mail: Mail): Record<string, unknown> {
  return {
    from: mail.from,
    to: [mail.to],
    // The address alone: a name would need quoting rules of its own.
    reply_to: mail.replyTo?.address,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Message-ID': mail.messageId },
  }
}
