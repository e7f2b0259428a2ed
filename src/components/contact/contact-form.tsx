import { IconSend } from '@tabler/icons-react'
import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import type { ContactFormWords } from '../../../content/types'
import { CONTACT_FIELDS } from '../../../shared/contact-message'
import { setMessageSent } from '../../analytics/message-sent'
import { randomId } from '../../analytics/random-id'
import type { Notice } from '../toasts'
import { Button } from '../ui/button'
import { TextField } from '../ui/text-field'
import type { Backend } from './backend-client'
import { InlineNotice } from './inline-notice'
import { loadBackendClient, type Submission, sendContactMessage } from './send-contact-message'

const MESSAGE_ROWS = 5

/** One message, from the first focus of the form until it was sent. */
interface Draft {
  /**
   * When the form got the focus. Unknown if it wasn't empty then: somebody wrote before this script was loaded, or the
   * browser filled it.
   */
  begunAt?: number
  /** The same for each attempt, so that a message whose response was lost is not stored twice. */
  key: string
}

export function ContactForm({ words, backend }: { words: ContactFormWords; backend: Backend }) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useRef<Draft>(undefined)
  /** Shown in the form when the script of the toasts can't be loaded. */
  const [inlineNotice, setInlineNotice] = useState<Notice>()
  const { fields } = words

  const [isPending, setPending] = useState(false)

  async function send(submission: Submission) {
    setPending(true)
    try {
      await sendContactMessage(submission, backend)
      form.current?.reset()
      draft.current = undefined
      setMessageSent()
      notify({ kind: 'success', ...words.sent })
    } catch {
      notify({ kind: 'error', ...words.failed })
    } finally {
      setPending(false)
    }
  }

  function notify(notice: Notice) {
    loadToasts()
      .then(({ showToast }) => showToast(notice))
      .catch(() => setInlineNotice(notice))
  }

  function begin({ currentTarget }: FocusEvent<HTMLFormElement>) {
    draft.current ??= { key: randomId(), ...(isEmpty(currentTarget) && { begunAt: performance.now() }) }
    // Both are requested again when they are needed.
    loadBackendClient().catch(() => {})
    loadToasts().catch(() => {})
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setInlineNotice(undefined)
    const text = (name: string) => textOf(event.currentTarget, name)
    draft.current ??= { key: randomId() }
    const { begunAt, key } = draft.current
    void send({
      message: {
        name: text('name'),
        email: text('email'),
        subject: text('subject'),
        message: text('message'),
      },
      signals: {
        ...(text('website') && { website: text('website') }),
        ...(begunAt !== undefined && { fillTimeMs: Math.round(performance.now() - begunAt) }),
        idempotencyKey: key,
      },
    })
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      onFocus={begin}
      className="on-light rounded-image bg-paper p-6 sm:p-10 sm:shadow-float"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" autoComplete="name" {...fields.name} />
        <TextField name="email" type="email" autoComplete="email" {...fields.email} />
        <TextField name="subject" className="sm:col-span-2" {...fields.subject} />
        <TextField name="message" rows={MESSAGE_ROWS} className="sm:col-span-2" {...fields.message} />
      </div>
      {/* People don't see this field, programs fill it. */}
      <div className="absolute -left-[200vw]" aria-hidden="true">
        <label>
          Website
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" look="primary" disabled={isPending} className="mt-7 w-full sm:w-auto">
        <IconSend aria-hidden="true" size={18} />
        {isPending ? words.pendingLabel : words.submitLabel}
      </Button>
      <div role="status">{inlineNotice && <InlineNotice {...inlineNotice} />}</div>
    </form>
  )
}

/** Loaded when the form is first used, not with the page. */
function loadToasts() {
  return import('../toasts')
}

function textOf(form: HTMLFormElement, field: string): string {
  return String(new FormData(form).get(field) ?? '')
}

function isEmpty(form: HTMLFormElement): boolean {
  return CONTACT_FIELDS.every((field) => textOf(form, field) === '')
}
