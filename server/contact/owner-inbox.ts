import type { OwnerMessage } from '../../shared/owner-api.ts'
import type { Database } from '../database/database.ts'
import { requeue } from '../mail/outbox.ts'
import { deleteMessage } from './delete-messages.ts'
import { toJson } from './inbox-format.ts'
import { everyMessage, findMessages, newestMessages, type StoredMessage } from './read-messages.ts'

const MOST_AT_ONCE = 100
/** All that can stand for one message: never the beginning of another one's. */
const WHOLE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface Parts {
  database: Database
  now: () => number
  /** There is something new to send. */
  onQueued: () => void
}

export type OwnerInbox = ReturnType<typeof ownerInbox>

/** What `npm run inbox` can do, for the owner's view. */
export function ownerInbox({ database, now, onQueued }: Parts) {
  const find = async (id: string) => (WHOLE_ID.test(id) ? (await findMessages(database, id))[0] : undefined)
  async function resend(id: string): Promise<OwnerMessage | undefined> {
    const known = await find(id)
    if (!known || !(await requeue(database, id, now()))) return undefined
    onQueued()
    const after = await find(id)
    return after && toOwnerMessage(after)
  }
  return {
    newest: async (before: { at: number; id: string } | undefined) => {
      const place = before && { received_at: before.at, id: before.id }
      return (await newestMessages(database, MOST_AT_ONCE, place)).map(toOwnerMessage)
    },
    resend,
    release: async (id: string) => ((await find(id))?.state === 'quarantined' ? resend(id) : undefined),
    remove: async (id: string) => WHOLE_ID.test(id) && deleteMessage(database, id),
    exported: async function* () {
      let before = '[\n'
      for await (const message of everyMessage(database)) {
        yield before + toJson(message)
        before = ',\n'
      }
      yield before === '[\n' ? '[]\n' : '\n]\n'
    },
  }
}

function toOwnerMessage(row: StoredMessage): OwnerMessage {
  const { id, name, email, subject, message, last_error: lastError } = row
  return {
    ...{ id, name, email, subject, message, lastError },
    receivedAt: row.received_at,
    state: row.delivery ?? 'held back',
  }
}
