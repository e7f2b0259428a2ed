import { Hono } from 'hono'
import type { OwnerInbox } from '../contact/owner-inbox.ts'
import { parsePlace } from './list-place.ts'

export function messageRoutes(inbox: OwnerInbox): Hono {
  const routes = new Hono()
  routes.get('/messages', async (c) => {
    return c.json(await inbox.newest(parsePlace(c.req.query('before'))))
  })
  routes.get('/messages.json', (c) => {
    c.header('Content-Type', 'application/json; charset=utf-8')
    c.header('Content-Disposition', 'attachment; filename="messages.json"')
    return c.body(streamed(inbox.exported()))
  })
  for (const [deed, work] of [
    ['resend', inbox.resend],
    ['not-spam', inbox.release],
  ] as const) {
    routes.post(`/messages/:id/${deed}`, async (c) => {
      const message = await work(c.req.param('id'))
      return message ? c.json(message) : c.json({ error: 'There is no such message' }, 404)
    })
  }
  routes.delete('/messages/:id', async (c) =>
    (await inbox.remove(c.req.param('id')))
      ? c.body(null, 204)
      : c.json({ error: 'There is no such message' }, 404),
  )
  return routes
}

/** An inbox of any size, a piece at a time. */
function streamed(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = pieces[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void iterator.return?.(),
  })
}
