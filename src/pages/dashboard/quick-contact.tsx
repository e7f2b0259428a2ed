import { IconArrowUpRight } from '@tabler/icons-react'
import type { AccentedText, ContactInfo } from '../../../content/types'
import { record } from '../../analytics/record'
import { isLink } from '../../components/is-link'
import { phoneHref } from '../../components/phone-href'
import { Accented } from '../../components/ui/accented'

interface QuickContactProps {
  contact: ContactInfo
  linkedinUrl?: string
  words: { heading: AccentedText; email: string; linkedin: string; phone: string }
}

export function QuickContact({ contact, linkedinUrl, words }: QuickContactProps) {
  const dial = phoneHref(contact.phone)
  return (
    <section
      aria-labelledby="contact-heading"
      className="mt-14 grid gap-x-10 gap-y-6 md:mt-20 lg:grid-cols-12"
    >
      <h2 id="contact-heading" className="display text-heading lg:col-span-4">
        <Accented text={words.heading} />
      </h2>
      <ul className="border-t border-line lg:col-span-8">
        <ContactLine
          label={words.email}
          text={contact.email}
          href={`mailto:${contact.email}`}
          action="email"
        />
        {isLink(linkedinUrl) && (
          <ContactLine
            label={words.linkedin}
            text={linkedinUrl.replace('https://', '')}
            href={linkedinUrl}
            action="linkedin"
          />
        )}
        {dial && <ContactLine label={words.phone} text={contact.phone} href={dial} action="phone" />}
      </ul>
    </section>
  )
}

function ContactLine({
  label,
  text,
  href,
  action,
}: {
  label: string
  text: string
  href: string
  action: string
}) {
  const outside = href.startsWith('http')
  return (
    <li className="border-b border-line">
      <a
        href={href}
        {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
        onClick={() => record('contact_action', { action })}
        className="group grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-5 sm:grid-cols-[5.5rem_1fr_auto]"
      >
        <span className="meta col-span-2 text-ink-soft sm:col-span-1">{label}</span>
        <span className="display min-w-0 text-title break-words group-hover:text-ember">
          <Address text={text} />
          {outside && <span className="sr-only"> (opens in a new tab)</span>}
        </span>
        <IconArrowUpRight
          aria-hidden="true"
          size={22}
          stroke={1.6}
          className="transition-transform group-hover:translate-x-1 group-hover:-translate-y-1"
        />
      </a>
    </li>
  )
}

/** Breaks after a slash before it breaks anywhere else. */
function Address({ text }: { text: string }) {
  return text.split(/(?<=\/)/).map((part) => (
    <span key={part} className="inline-block max-w-full">
      {part}
    </span>
  ))
}
