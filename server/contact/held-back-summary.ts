import { type ExpressionBuilder, sql } from 'kysely'
import { visible } from '../../shared/visible-text.ts'
import type { Database, MessageRow, Schema } from '../database/database.ts'
import { addNotice, type Notice } from '../mail/queue.ts'
import { cut, shortTime } from './inbox-format.ts'

const DAY_MS = 24 * 60 * 60_000
/** The rest comes with the summary of the next day. */
const MOST_SUMMARIZED = 5_000
const MOST_LISTED = 50
const NAME_WIDTH = 40
const SUBJECT_WIDTH = 60

/** How the ids of these mails begin; the time at which their messages were noted follows. */
export const SUMMARY = 'held-back-'

type HeldBack = Pick<MessageRow, 'id' | 'received_at' | 'name' | 'subject'>

/**
 * Has a mail sent, at most once a day, about the messages that were held back since the last one. When it is due is kept
 * in the database, so neither a restart nor a second process sends it twice.
 */
export async function queueSummary({ queries }: Database, now: number): Promise<void> {
  const due = queries.selectFrom('contact_state').select('name').where(summaryDue(now))
  if (!(await due.executeTakeFirst())) return
  const untold = await untoldMessages(queries)
  if (untold.length === 0) return
  await queries.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .updateTable('contact_state')
      .set({ value: now + DAY_MS })
      .where(summaryDue(now))
      .returning('name')
      .executeTakeFirst()
    if (!claimed) return
    const ids = untold.map(({ id }) => id)
    await transaction
      .updateTable('contact_messages')
      .set({ summarised_at: now })
      .where('id', 'in', ids)
      .execute()
    await addNotice(transaction, { id: `${SUMMARY}${now}`, ...composeSummary(untold) }, now)
  })
}

function composeSummary(messages: HeldBack[]): Omit<Notice, 'id'> {
  const lines = messages.slice(0, MOST_LISTED).map(({ id, received_at, name, subject }) => {
    const about = `${cut(visible(name), NAME_WIDTH)}: ${cut(visible(subject), SUBJECT_WIDTH)}`
    return `${id.slice(0, 8)}  ${shortTime(received_at)}  ${about}`
  })
  if (messages.length > lines.length) lines.push(`and ${messages.length - lines.length} more`)
  return {
    subject: `Portfolio: ${messages.length} held back`,
    text: [
      `${messages.length} held back, because they look like a robot's:`,
      lines.join('\n'),
      'Read one:         npm run inbox show ID\nHave it mailed:   npm run inbox release ID',
    ].join('\n\n'),
  }
}

async function untoldMessages(queries: Database['queries']): Promise<HeldBack[]> {
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
    .limit(MOST_SUMMARIZED)
    .execute()
}

/** More than a day ahead lies what was noted before the clock was set back. */
function summaryDue(now: number) {
  return (row: ExpressionBuilder<Schema, 'contact_state'>) =>
    row.and([
      row('name', '=', 'summary_due_at'),
      row.or([row('value', '<=', now), row('value', '>', now + DAY_MS)]),
    ])
}
