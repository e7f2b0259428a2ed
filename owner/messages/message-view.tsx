import { IconArrowBackUp, IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { MessageEntry, OwnerMessage } from '../../shared/owner-api'
import { Button, ButtonAnchor } from '../../src/components/ui/button'
import { useAnswer } from '../backend/answers'
import { dayAndClock } from '../frame/moments'
import { backToList, placeHref } from '../frame/use-place'
import { DeleteMessage } from './delete-message'
import { notSpam, resend } from './message-actions'
import { MESSAGE_STATES } from './message-state'

export function MessageView({ message }: { message: MessageEntry }) {
  const { value } = useAnswer<OwnerMessage>(`messages/${message.id}`)
  const { name, email, subject, state, lastError } = message
  const heading = useRef<HTMLHeadingElement>(null)
  const { long, mark } = MESSAGE_STATES[state]

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <article className="min-w-0 lg:sticky lg:top-24 lg:rounded-image lg:border lg:border-line lg:bg-white lg:p-10">
      <a
        href={placeHref('messages')}
        className="meta mb-6 inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink lg:hidden"
      >
        <IconArrowLeft aria-hidden="true" size={16} /> All messages
      </a>
      <h2 ref={heading} tabIndex={-1} dir="auto" className="display text-title break-words outline-none">
        {subject}
      </h2>
      <p className="mt-3 text-small">
        <span dir="auto" className="font-medium">
          {name}
        </span>{' '}
        <a href={`mailto:${email}`} className="break-all text-ink-soft underline underline-offset-4">
          {email}
        </a>
      </p>
      <p className="meta mt-1 text-ink-soft">{dayAndClock(message.receivedAt)}</p>
      <p dir="auto" className="mt-8 max-w-[41em] break-words whitespace-pre-wrap">
        {value?.message}
      </p>
      <p className="mt-10 flex items-baseline gap-3 border-t border-line pt-5 text-small">
        <span
          aria-hidden="true"
          className={`span-mark h-1.5 w-6 shrink-0 self-center rounded-full ${mark}`}
        />
        <span>
          {long}
          {lastError && <span className="meta block text-ink-soft">{lastError}</span>}
        </span>
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        {state === 'held back' ? (
          <Button look="accent" onClick={() => notSpam(message)}>
            Not spam: mail it to me
          </Button>
        ) : (
          <ButtonAnchor href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}>
            <IconArrowBackUp aria-hidden="true" size={18} />
            Answer
          </ButtonAnchor>
        )}
        {(state === 'sent' || state === 'failed') && (
          <Button look="outline" onClick={() => resend(message)}>
            Mail it again
          </Button>
        )}
        <DeleteMessage message={message} onDeleted={() => backToList('messages', message.id)} />
      </div>
    </article>
  )
}
