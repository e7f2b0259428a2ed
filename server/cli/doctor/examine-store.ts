import { REMEDIES, troubleOf } from '../../database/database-problem.ts'
import { migrate } from '../../database/migrations.ts'
import { createHealthCheck } from '../../health.ts'
import { composeNotice } from '../../mail/compose-mail.ts'
import { createMailer, tryMailServer } from '../../mail/mail-transports.ts'
import { openData } from '../../node/open-data.ts'
import type { Settings } from '../../node/settings.ts'
import { type Finding, ok, problem, reason, warning } from './finding.ts'

/** Whether a message could be stored now, and whether the stored ones were mailed. */
export async function examineDatabase(settings: Settings): Promise<Finding[]> {
  const name = settings.databaseUrl ? 'PostgreSQL' : 'SQLite'
  try {
    const { database } = openData(settings, { inspected: true })
    try {
      await migrate(database)
      const check = createHealthCheck({ ...settings, database, sendsMail: true, now: Date.now })
      const { database: state, mail, failed = 0 } = await check()
      if (state !== 'ok') return [problem('database', `${name}: ${state}. ${REMEDIES[state] ?? ''}`)]
      const findings = [ok('database', `${name} stores messages.`)]
      if (failed > 0) {
        const text = `${failed} could not be mailed. Try again with: npm run inbox -- resend --failed`
        findings.push(problem('messages', text))
      }
      if (mail === 'failing') findings.push(warning('messages', 'Some wait for another attempt.'))
      return findings
    } finally {
      await database.close()
    }
  } catch (error) {
    const remedy = REMEDIES[troubleOf(error)] ?? ''
    return [problem('database', `${name}: ${reason(error)}. ${remedy}`)]
  }
}

/** The way to the mail server, and with `send` a mail through it. */
export async function examineMail({ mail }: Settings, send: boolean): Promise<Finding[]> {
  if (!mail) {
    return [
      warning('mail', 'It is not configured: messages are only stored. Set SMTP_URL or RESEND_API_KEY.'),
    ]
  }
  try {
    if (send) {
      const text = 'Messages of your site reach you. You asked for this mail with: npm run doctor -- --mail'
      const notice = { subject: 'Portfolio: mail works', text, date: new Date() }
      await createMailer(mail)(composeNotice(`doctor-${crypto.randomUUID()}`, notice, mail))
      return [ok('mail', 'A mail was taken over by the server: look for it in the mailbox of MAIL_TO.')]
    }
    const tried = await tryMailServer(mail)
    const text = tried
      ? 'The mail server takes the login.'
      : 'It goes by an HTTP service, which was not asked.'
    return [ok('mail', `${text} Send one with: npm run doctor -- --mail`)]
  } catch (error) {
    return [problem('mail', `No mail can be sent: ${reason(error)}`)]
  }
}
