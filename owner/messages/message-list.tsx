import type { MessageEntry } from '../../shared/owner-api'
import { dayAndClock, fromNow } from '../frame/moments'
import { placeHref } from '../frame/use-place'
import { MESSAGE_STATES } from './message-state'

interface MessageListProps {
  messages: MessageEntry[]
  openId: string | undefined
}

export function MessageList({ messages, openId }: MessageListProps) {
  if (messages.length === 0) return <p className="py-10 text-ink-soft">None of this kind.</p>
  return (
    <ul className="mt-3 border-t border-ink/25">
      {messages.map((message) => (
        <li key={message.id} className="border-b border-line">
          <a
            href={placeHref('messages', message.id)}
            aria-current={message.id === openId ? 'true' : undefined}
            className="grid grid-cols-[1fr_auto] gap-x-4 py-3.5 pr-3 pl-4 shadow-[inset_0_0_0_var(--color-vermilion)] transition hover:bg-bone aria-[current]:bg-bone aria-[current]:shadow-[inset_4px_0_0_var(--color-vermilion)]"
          >
            <span dir="auto" className="truncate text-left font-medium">
              {message.name}
            </span>
            <time
              dateTime={new Date(message.receivedAt).toISOString()}
              title={dayAndClock(message.receivedAt)}
              className="meta self-center text-right text-ink-soft"
            >
              {fromNow(message.receivedAt)}
            </time>
            <span dir="auto" className="truncate text-left text-small text-ink-soft">
              {message.subject}
            </span>
            <State state={message.state} />
          </a>
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
