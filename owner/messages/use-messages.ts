import type { MessageEntry, MessagePage } from '../../shared/owner-api'
import { type Answer, useAnswer } from '../backend/answers'
import { call } from '../backend/call'

/** Nobody reads more than that on a screen. */
const MOST = 2000

/** Newest first, the old ones too: one that was held back long ago must not be out of sight. */
export function useMessages(): Answer<MessageEntry[]> {
  return useAnswer('messages', askForAll)
}

async function askForAll(): Promise<MessageEntry[]> {
  const all: MessageEntry[] = []
  for (let next: string | null = ''; next !== null && all.length < MOST; ) {
    const page: MessagePage = await call('GET', next ? `messages?before=${next}` : 'messages')
    all.push(...page.messages)
    next = page.next
  }
  return all
}
