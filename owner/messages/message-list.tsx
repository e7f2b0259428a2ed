import { Link } from 'react-router'
import type { MessageEntry } from '../../shared/owner-api'
import { visible } from '../../shared/visible-text'
import { dayAndClock, fromNow } from '../frame/moments'

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

interface MessageListProps {
  messages: MessageEntry[]
  openId: string | undefined
}

export function MessageList({ messages, openId }: MessageListProps) {
  return (
    <ul className="mt-3 border-t border-ink/25">
      {messages.map((message) => (
        <li key={message.id} className="border-b border-line">
          <Link
            to={`/messages/${message.id}`}
            // Where it opens beside the list, the list stays as it is.
            preventScrollReset={matchMedia('(width >= 64rem)').matches}
            aria-current={message.id === openId ? 'true' : undefined}
            className="grid grid-cols-[1fr_auto] gap-x-4 py-3.5 pr-3 pl-4 shadow-[inset_0_0_0_var(--color-vermilion)] transition hover:bg-bone aria-[current]:bg-bone aria-[current]:shadow-[inset_4px_0_0_var(--color-vermilion)]"
          >
            <span dir="auto" className="truncate text-left font-medium">
              {visible(message.name)}
            </span>
            <time
              dateTime={new Date(message.receivedAt).toISOString()}
              title={dayAndClock(message.receivedAt)}
              className="meta self-center text-right text-ink-soft"
            >
              {fromNow(message.receivedAt)}
            </time>
            <span dir="auto" className="truncate text-left text-small text-ink-soft">
              {visible(message.subject)}
            </span>
            <State state={message.state} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The usual needs no word for the eye. */
function State({ state }: { state: MessageEntry['state'] }) {
  const { short, mark } = MESSAGE_STATES[state]
  return (
    <span className="meta flex items-center justify-end gap-2 self-center">
      <span aria-hidden="true" className={`span-mark h-1.5 w-4 rounded-full ${mark}`} />
      <span className={state === 'sent' ? 'text-ink-soft' : ''}>{short}</span>
    </span>
  )
}
