import { IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import type { ContactField } from '../../shared/contact-message'
import { notifyFailure, notifySuccess, prepareToasts } from '../lib/notify'
import { randomId } from '../lib/random-id'
import { loadContactClient, sendContactMessage } from '../lib/send-contact-message'
import { Button } from './ui/button'
import { TextField } from './ui/text-field'

interface Words {
  title: string
  text: string
}

export interface ContactFormWords {
  fields: Record<ContactField, { label: string; placeholder: string }>
  submitLabel: string
  pendingLabel: string
  sent: Words
  failed: Words
}

const MESSAGE_ROWS = 5

/** One message on its way, from the first touch of the form until it was sent. */
interface Draft {
  begunAt: number
  /** The same for each try, so that a message whose answer got lost is not stored twice. */
  key: string
}

export function ContactForm({ words }: { words: ContactFormWords }) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useRef<Draft>(undefined)
  const { fields } = words

  const { mutate, isPending } = useMutation({
    mutationFn: sendContactMessage,
    onSuccess: () => {
      form.current?.reset()
      draft.current = undefined
      notifySuccess(words.sent)
    },
    onError: () => notifyFailure(words.failed),
  })

  function begin() {
    draft.current ??= { begunAt: Date.now(), key: randomId() }
    loadContactClient().catch(() => {})
    prepareToasts()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const text = (name: string) => String(new FormData(event.currentTarget).get(name) ?? '')
    mutate({
      message: {
        name: text('name'),
        email: text('email'),
        subject: text('subject'),
        message: text('message'),
      },
      signals: {
        ...(text('website') && { website: text('website') }),
        // Without a first touch (autofill, a program) there is no time to tell.
        ...(draft.current && {
          fillTimeMs: Date.now() - draft.current.begunAt,
          idempotencyKey: draft.current.key,
        }),
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
    </form>
  )
}
