import { type ExpressionBuilder, sql } from 'kysely'
import { visible } from '../../shared/visible-text.ts'
import type { Database, MessageRow, Schema } from '../database/database.ts'
import { withDeadline } from '../http/deadline.ts'
import { type DeliveryParts, LEASE_MS, SEND_DEADLINE_MS } from '../mail/delivery.ts'
import { type Mail, mailId, preformatted } from './compose-mail.ts'
import { cut, shortTime } from './inbox-format.ts'

const DAY_MS = 24 * 60 * 60_000
const RETRY_MS = 60 * 60_000
/** More than this the next day's summary tells. */
const MOST_TOLD = 5_000
const MOST_LISTED = 50
const NAME_WIDTH = 40
const SUBJECT_WIDTH = 60

type HeldBack = Pick<MessageRow, 'id' | 'received_at' | 'name' | 'subject'>

/**
 * Tells the owner by mail, at most once a day, which messages were held back since the last time.
 * When it is due stands in the database, so neither a restart nor a second process sends it twice.
 */
export async function sendSummary({ database, mailer, mail, log, now }: DeliveryParts): Promise<void> {
  if (!(await isSummaryDue(database, now()))) return
  const untold = await untoldMessages(database)
  if (untold.length === 0 || !(await claimSummary(database, now()))) return
  try {
    await withDeadline(mailer(composeSummary(untold, mail, now())), SEND_DEADLINE_MS, 'Sending')
  } catch (error) {
    await setDue(database, now() + RETRY_MS)
    log(`The summary of held back messages was not sent: ${error instanceof Error ? error.message : error}`, {
      event: 'summary.delayed',
      level: 'warning',
    })
    return
  }
  await noteTold(database, untold, now())
  log(`The summary of ${untold.length} held back messages was sent`, {
    event: 'summary.sent',
    count: untold.length,
  })
}

function composeSummary(messages: HeldBack[], settings: DeliveryParts['mail'], now: number): Mail {
  const lines = messages.slice(0, MOST_LISTED).map(({ id, received_at, name, subject }) => {
    const about = `${cut(visible(name), NAME_WIDTH)}: ${cut(visible(subject), SUBJECT_WIDTH)}`
    return `${id.slice(0, 8)}  ${shortTime(received_at)}  ${about}`
  })
  if (messages.length > lines.length) lines.push(`and ${messages.length - lines.length} more`)
  const text = [
    `${messages.length} held back, because they look like a robot's:`,
    lines.join('\n'),
    'Read one:         npm run inbox show ID\nHave it mailed:   npm run inbox release ID',
  ].join('\n\n')
  return {
    // With another message it is another mail, which must not be taken for a repeated one.
    messageId: mailId(`held-back-${messages.at(-1)?.id}`, settings),
    from: settings.from,
    to: settings.to,
    replyTo: undefined,
    date: new Date(now),
    subject: `Portfolio: ${messages.length} held back`,
    text: `${text}\n`,
    html: preformatted(text),
  }
}

async function untoldMessages({ queries }: Database): Promise<HeldBack[]> {
  // As much as a line can show: there may be thousands, each of any length.
  const start = (column: 'name' | 'subject') =>
    sql<string>`substr(${sql.ref(column)}, 1, ${SUBJECT_WIDTH + 1})`
  return queries
    .selectFrom('contact_messages')
    .select(['id', 'received_at', start('name').as('name'), start('subject').as('subject')])
    .where('state', '=', 'quarantined')
    .where('summarised_at', 'is', null)
    .orderBy('received_at')
    .orderBy('id')
    .limit(MOST_TOLD)
    .execute()
}

async function isSummaryDue({ queries }: Database, now: number): Promise<boolean> {
  const due = await queries
    .selectFrom('contact_state')
    .select('name')
    .where(summaryDue(now))
    .executeTakeFirst()
  return due !== undefined
}

/** Leases the summary to this caller, as messages are. */
async function claimSummary({ queries }: Database, now: number): Promise<boolean> {
  const claimed = await queries
    .updateTable('contact_state')
    .set({ value: now + LEASE_MS })
    .where(summaryDue(now))
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

/** More than a day ahead lies what was noted before the clock was set back. */
function summaryDue(now: number) {
  return (row: ExpressionBuilder<Schema, 'contact_state'>) =>
    row.and([
      row('name', '=', 'summary_due_at'),
      row.or([row('value', '<=', now), row('value', '>', now + DAY_MS)]),
    ])
}

async function setDue({ queries }: Pick<Database, 'queries'>, at: number): Promise<void> {
  await queries.updateTable('contact_state').set({ value: at }).where('name', '=', 'summary_due_at').execute()
}

async function noteTold({ queries }: Database, told: HeldBack[], now: number): Promise<void> {
  const ids = told.map(({ id }) => id)
  await queries.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('contact_messages')
      .set({ summarised_at: now })
      .where('id', 'in', ids)
      .execute()
    await setDue({ queries: transaction }, now + DAY_MS)
  })
}
