import type { MessageEntry } from '../../shared/owner-api'

interface StateLook {
  /** In the list. */
  short: string
  /** Above the message. */
  long: string
  mark: string
}

export const MESSAGE_STATES: Record<MessageEntry['state'], StateLook> = {
  sent: { short: 'mailed', long: 'Mailed to you.', mark: 'bg-sage' },
  waiting: { short: 'waiting', long: 'Waits to be mailed to you.', mark: 'bg-sky' },
  failed: { short: 'not mailed', long: 'Could not be mailed to you.', mark: 'bg-vermilion' },
  'held back': {
    short: 'held back',
    long: 'Held back as probable spam, and not mailed. If it is from a person, say so.',
    mark: 'bg-butter',
  },
}

export type MessageFilter = 'all' | 'held back' | 'not mailed'

export function passes({ state }: MessageEntry, filter: MessageFilter): boolean {
  if (filter === 'held back') return state === 'held back'
  if (filter === 'not mailed') return state === 'failed' || state === 'waiting'
  return true
}
