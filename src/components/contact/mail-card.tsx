import { IconMail } from '@tabler/icons-react'
import type { MailCardWords } from '../../../content/types'
import { record } from '../../analytics/record'
import { ButtonAnchor } from '../ui/button'

interface MailCardProps {
  words: MailCardWords
  email: string
  subject: string
}

/** In place of the form on a site without a backend: a link that opens the visitor's mail program. */
export function MailCard({ words, email, subject }: MailCardProps) {
  return (
    <div className="on-light rounded-image bg-paper p-6 sm:p-10 sm:shadow-float">
      <p className="text-lead font-medium">{words.title}</p>
      <p className="mt-3 max-w-[30.5em]">{words.text}</p>
      <p className="mt-6 text-lead font-medium break-words select-all">{email}</p>
      <ButtonAnchor
        href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
        onClick={() => record('contact_action', { action: 'email' })}
        className="mt-7 w-full sm:w-auto"
      >
        <IconMail aria-hidden="true" size={18} />
        {words.label}
      </ButtonAnchor>
    </div>
  )
}
