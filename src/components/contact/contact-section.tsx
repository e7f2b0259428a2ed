import type { ContactInfo, ContactSectionWords, MailCardWords } from '../../../content/types'
import { record } from '../../analytics/record'
import { phoneHref } from '../phone-href'
import { type DrawnLink, SocialLinks } from '../social-links'
import { Accented } from '../ui/accented'
import { SpanMark } from '../ui/span-mark'
import type { Backend } from './backend-client'
import { ContactForm } from './contact-form'
import { MailCard } from './mail-card'

interface ContactSectionProps {
  words: ContactSectionWords
  /** In place of the form, on a site without a backend. */
  mail?: MailCardWords | undefined
  backend: Backend
  contact: ContactInfo
  socialLinks: DrawnLink[]
  /** On the contact page the heading is the page's own. */
  heading?: 'h1' | 'h2'
}

export function ContactSection({
  words,
  mail,
  backend,
  contact,
  socialLinks,
  heading: Heading = 'h2',
}: ContactSectionProps) {
  const labels = words.detailLabels
  const dial = phoneHref(contact.phone)
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="section-space bg-vermilion [--focus:var(--color-ink)]"
    >
      <div className="column grid gap-x-12 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-5">
          <Heading id="contact-title" className="display text-page">
            <Accented text={words.heading} />
          </Heading>
          <p className="mt-5 max-w-[22.5em] text-lead">{words.tagline}</p>
        </div>
        <div className="lg:col-span-7 lg:row-span-2">
          {__CONTACT__ === 'mail' && mail ? (
            <MailCard words={mail} email={contact.email} subject={words.fields.subject.placeholder} />
          ) : (
            <ContactForm words={words} backend={backend} />
          )}
        </div>
        <div className="grid gap-10 md:max-lg:grid-cols-[1fr_auto] lg:col-span-5 lg:content-start">
          <div>
            <p className="meta mb-4 flex items-center gap-3">
              <SpanMark colour="bg-ink" />
              {words.detailsHeading}
            </p>
            <dl className="grid gap-y-4 border-t-2 border-ink/80 pt-6">
              <Detail label={labels.email}>
                <ContactLink href={`mailto:${contact.email}`} action="email">
                  {contact.email}
                </ContactLink>
              </Detail>
              {dial && (
                <Detail label={labels.phone}>
                  <ContactLink href={dial} action="phone">
                    {contact.phone}
                  </ContactLink>
                </Detail>
              )}
              <Detail label={labels.location}>{contact.location}</Detail>
              <Detail label={labels.workingHours}>{contact.workingHours}</Detail>
            </dl>
          </div>
          <div>
            <p className="meta mb-4">{words.socialHeading}</p>
            <SocialLinks links={socialLinks} context="contact" />
          </div>
        </div>
      </div>
    </section>
  )
}

function ContactLink({ href, action, children }: { href: string; action: string; children: string }) {
  return (
    <a
      href={href}
      onClick={() => record('contact_action', { action })}
      className="underline decoration-2 underline-offset-4 hover:decoration-4"
    >
      {children}
    </a>
  )
}

function Detail({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[8rem_1fr]">
      <dt className="meta pt-1">{label}</dt>
      <dd className="min-w-0 font-medium break-words">{children}</dd>
    </div>
  )
}
