import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { MessageEntry } from '../../shared/owner-api'
import { visible, visibleLines } from '../../shared/visible-text'
import { Button, ButtonAnchor } from '../../src/components/ui/button'
import { messageQuery } from '../backend/questions'
import { dayAndClock } from '../frame/moments'
import { Notice } from '../frame/notice'
import { UpLink } from '../frame/page-title'
import { DeleteMessage } from './delete-message'
import { useMessageActions } from './message-actions'
import { MESSAGE_STATES } from './message-list'

/** A message of this id; `entry` is what the list knows of it, while its text is on the way. */
export function MessageView({ id, entry }: { id: string; entry: MessageEntry | undefined }) {
  const { data, error } = useQuery(messageQuery(id))
  const message = data ?? entry
  return (
    <article className="min-w-0 lg:sticky lg:top-24 lg:rounded-image lg:border lg:border-line lg:bg-white lg:p-10">
      <UpLink to="/messages" className="lg:hidden">
        All messages
      </UpLink>
      <Notice error={error} />
      {message && <Letter message={message} text={data?.message} />}
    </article>
  )
}

function Letter({ message, text }: { message: MessageEntry; text: string | undefined }) {
  const { email, subject, state, lastError } = message
  const heading = useRef<HTMLHeadingElement>(null)
  const { resend, notSpam, remove } = useMessageActions(message)
  const navigate = useNavigate()
  const { long, mark } = MESSAGE_STATES[state]

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <>
      <h2 ref={heading} tabIndex={-1} dir="auto" className="display text-title break-words outline-none">
        {visible(subject)}
      </h2>
      <p className="mt-3 text-small">
        <span dir="auto" className="font-medium">
          {visible(message.name)}
        </span>{' '}
        <a href={mailTo(email)} className="break-all text-ink-soft underline underline-offset-4">
          {visible(email)}
        </a>
      </p>
      <p className="meta mt-1 text-ink-soft">{dayAndClock(message.receivedAt)}</p>
      <p
        dir="auto"
        aria-busy={text === undefined}
        className="mt-8 min-h-[4lh] max-w-[41em] break-words whitespace-pre-wrap"
      >
        {text !== undefined && visibleLines(text)}
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
          <Button look="accent" onClick={() => notSpam.mutate()}>
            Not spam: mail it to me
          </Button>
        ) : (
          <ButtonAnchor href={`${mailTo(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`}>
            <IconArrowBackUp aria-hidden="true" size={18} />
            Answer
          </ButtonAnchor>
        )}
        {(state === 'sent' || state === 'failed') && (
          <Button look="outline" onClick={() => resend.mutate()}>
            Mail it again
          </Button>
        )}
        <DeleteMessage
          message={message}
          onDelete={() => remove.mutate(undefined, { onSuccess: () => navigate('/messages') })}
        />
      </div>
    </>
  )
}

/** An address may hold what would add recipients or a text of its sender's: all of it is the one address. */
function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
