import { LONGEST_IN_LIST } from '../../shared/owner-api.ts'
import type { Database } from '../database/database.ts'
import { readMessages, type StoredMessage } from './read-messages.ts'

/** Of each text, in characters. */
const MOST_SEARCHED = 4096

interface Wanted {
  limit: number
  after?: { received_at: number; id: string } | undefined
  state?: 'held back' | 'not mailed' | undefined
  /** With every word of it in name, address, subject or the beginning of the text. */
  search?: string | undefined
}

/** The newest messages without their texts; `more` says whether others follow. */
export async function listMessages(
  database: Database,
  { limit, after, state, search = '' }: Wanted,
): Promise<{ messages: StoredMessage[]; more: boolean }> {
  const words = comparable(search.slice(0, LONGEST_IN_LIST)).split(/\s+/)
  const searched = search.trim() !== ''
  const line = searched ? MOST_SEARCHED : LONGEST_IN_LIST
  const lengths = { name: line, email: line, subject: line, message: searched ? MOST_SEARCHED : 0 }
  const messages: StoredMessage[] = []
  for await (const row of readMessages(database, { order: 'desc', after, state, lengths })) {
    const text = comparable(`${row.name}\n${row.email}\n${row.subject}\n${row.message}`)
    if (searched && !words.every((word) => text.includes(word))) continue
    if (messages.length === limit) return { messages, more: true }
    messages.push(shortened(row))
  }
  return { messages, more: false }
}

function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

function shortened(row: StoredMessage): StoredMessage {
  const cut = (text: string) => text.slice(0, LONGEST_IN_LIST).replace(/[\ud800-\udbff]$/, '')
  return { ...row, name: cut(row.name), email: cut(row.email), subject: cut(row.subject), message: '' }
}
