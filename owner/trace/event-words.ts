import type { EventMark } from './trace-layout'

export const EVENT_WORDS: Record<EventMark['kind'], string> = {
  resume: 'Resume downloaded',
  message: 'Message sent',
  deck: 'Deck shown',
}
