import { type Context, Hono } from 'hono'
import type { MessageEntry, MessagePage, OwnerMessage } from '../../shared/owner-api.ts'
import { deleteMessages } from '../contact/delete-messages.ts'
import { exportJson } from '../contact/inbox-format.ts'
import { listMessages } from '../contact/list-messages.ts'
import { findMessages, readMessages, type StoredMessage } from '../contact/read-messages.ts'
import type { Database } from '../database/database.ts'
import { requeue } from '../mail/queue.ts'
import { CSV_START, csvLine, csvTime } from './csv.ts'
import { parsePlace } from './list-place.ts'

const PAGE = 100
/** All that can stand for one message: never the beginning of another one's. */
const WHOLE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Spreadsheets take no longer text into one cell. */
const LONGEST_CELL = 32_000

export interface MessageRoutesParts {
  database: Database
  now: () => number
}

/** What `npm run inbox` can do, for the owner's view. */
export function messageRoutes({ database, now }: MessageRoutesParts): Hono {
  const routes = new Hono()
  const find = async (c: Context) => {
    const id = c.req.param('id') ?? ''
    return WHOLE_ID.test(id) ? (await findMessages(database, id))[0] : undefined
  }
  const none = (c: Context) => c.json({ error: 'There is no such message' }, 404)

  routes.get('/messages', async (c) => {
    const { before, search, state } = c.req.query()
    const after = parsePlace(before)
    const { messages, more } = await listMessages(database, {
      limit: PAGE,
      search,
      after: after && { received_at: after.at, id: after.id },
      state: state === 'held back' || state === 'not mailed' ? state : undefined,
    })
    const last = messages.at(-1)
    const next = more && last ? `${last.received_at},${last.id}` : null
    return c.json({ messages: messages.map(toEntry), next } satisfies MessagePage)
  })
  routes.get('/messages/:id', async (c) => {
    const found = await find(c)
    return found ? c.json({ ...toEntry(found), message: found.message } satisfies OwnerMessage) : none(c)
  })
  for (const [action, heldBackOnly] of [
    ['resend', false],
    ['not-spam', true],
  ] as const) {
    routes.post(`/messages/:id/${action}`, async (c) => {
      const found = await find(c)
      if (!found || (heldBackOnly && found.delivery !== null)) return none(c)
      if (!(await requeue(database, found.id, now()))) return none(c)
      const after = await find(c)
      return after ? c.json(toEntry(after)) : none(c)
    })
  }
  routes.delete('/messages/:id', async (c) => {
    const id = c.req.param('id')
    return WHOLE_ID.test(id) && (await deleteMessages(database, [id])) > 0 ? c.body(null, 204) : none(c)
  })
  routes.get('/messages.json', (c) => download(c, 'application/json', 'messages.json', exportJson(database)))
  routes.get('/messages.csv', (c) => download(c, 'text/csv', 'messages.csv', csv(database)))
  return routes
}

function toEntry(row: StoredMessage): MessageEntry {
  const { id, received_at: receivedAt, name, email, subject, delivery, last_error: lastError } = row
  return { id, receivedAt, name, email, subject, state: delivery ?? 'held back', lastError }
}

async function* csv(database: Database): AsyncGenerator<string> {
  yield CSV_START + csvLine(['Received', 'State', 'Name', 'E-mail', 'Subject', 'Message', 'ID'])
  const cut = (text: string) => (text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL)} […]` : text)
  for await (const row of readMessages(database, { order: 'asc' })) {
    const { id, received_at, delivery, name, email, subject, message } = row
    const texts = [name, email, subject, message].map(cut)
    yield csvLine([csvTime(received_at), delivery ?? 'held back', ...texts, id])
  }
}

/** An inbox of any size, a piece at a time. */
function download(c: Context, type: string, name: string, pieces: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void pieces.return(undefined),
  })
  c.header('Content-Type', `${type}; charset=utf-8`)
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.body(body)
}
