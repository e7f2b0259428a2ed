import type { OwnerMessage } from '../../shared/owner-api'
import { type Answer, useAnswer } from '../backend/answers'
import { call } from '../backend/call'

/** As many as one answer holds. */
const PAGE = 100
/** Nobody reads more than that on a screen. */
const MOST = 2000

/** Newest first, the old ones too: one that was held back long ago must not be out of sight. */
export function useMessages(): Answer<OwnerMessage[]> {
  return useAnswer('messages', askForAll)
}

async function askForAll(): Promise<OwnerMessage[]> {
  const all: OwnerMessage[] = []
  for (;;) {
    const last = all.at(-1)
    const place = last ? `messages?before=${last.receivedAt},${last.id}` : 'messages'
    const page = await call<OwnerMessage[]>('GET', place)
    all.push(...page)
    if (page.length < PAGE || all.length >= MOST) return all
  }
}
