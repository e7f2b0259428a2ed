import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server'

interface ReceivedMail {
  raw: string
  messageId: string
  from: string
  to: string[]
}

/** What the peer does with the next mail, after its DATA has been read. */
type Behaviour = (mail: ReceivedMail) => Promise<void> | void

export interface SmtpPeer {
  url: string
  port: number
  received: ReceivedMail[]
  behave: (behaviour: Behaviour) => void
  /** Resolves as soon as the condition holds for what has been received. */
  until: (condition: (received: ReceivedMail[]) => boolean) => Promise<void>
  stop: () => Promise<void>
}

export class SmtpRefusal extends Error {
  readonly responseCode: number
  constructor(responseCode: number) {
    super('Refused by the test')
    this.responseCode = responseCode
  }
}

/** A real SMTP server, on a free port or on the given one. */
export async function startSmtpPeer(
  port = 0,
  options: Pick<SMTPServerOptions, 'hideSMTPUTF8'> = {},
): Promise<SmtpPeer> {
  const received: ReceivedMail[] = []
  const waiting = new Set<() => void>()
  let behaviour: Behaviour = () => {}

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // It would ask the network, and wait for it.
    disableReverseLookup: true,
    logger: false,
    ...options,
    onData: (stream, session, done) => {
      readAll(stream)
        .then(async (raw) => {
          const { mailFrom, rcptTo } = session.envelope
          const mail = {
            raw,
            messageId: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '',
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map((recipient) => recipient.address),
          }
          await behaviour(mail)
          received.push(mail)
          for (const check of waiting) check()
          done()
        })
        .catch((error: Error) => done(error))
    },
  })
  // A client that was killed leaves a broken connection behind.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const listening = (server.server.address() as AddressInfo).port

  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    received,
    behave: (next) => {
      behaviour = next
    },
    until: (condition) =>
      new Promise((resolve) => {
        const check = () => {
          if (!condition(received)) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
