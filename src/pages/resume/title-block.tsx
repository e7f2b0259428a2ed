import { IconBrandLinkedin, IconDownload } from '@tabler/icons-react'
import type { ContactInfo } from '../../../content/types'
import { record } from '../../analytics/record'
import { OutboundLink } from '../../components/outbound-link'
import { phoneHref } from '../../components/phone-href'
import { ButtonAnchor } from '../../components/ui/button'

interface TitleBlockProps {
  words: {
    title: string
    summaryLine: string
    downloadLabel: string
    linkedinLabel: string
    contactHeading: string
  }
  contact: ContactInfo
  download: { url: string; filename: string }
  /** The owner may have no LinkedIn page. */
  linkedinUrl?: string
}

export function TitleBlock({ words, contact, download, linkedinUrl }: TitleBlockProps) {
  const dial = phoneHref(contact.phone)
  return (
    <section aria-labelledby="resume-title" className="bg-sky print:bg-transparent">
      <div className="column grid grid-cols-1 gap-x-10 gap-y-10 pt-32 pb-14 md:pt-40 md:pb-20 md:grid-cols-12 md:items-end md:gap-x-8 lg:gap-x-10 print:block print:px-0 print:py-0">
        <div className="md:col-span-8">
          <h1 id="resume-title" className="display text-hero print:text-[30pt]">
            {words.title}
          </h1>
          <p className="mt-5 max-w-[22.5em] text-lead text-balance md:mt-7 print:mt-1 print:max-w-none print:text-pretty print:text-[12pt]">
            {words.summaryLine}
          </p>
          <div data-print="hide" className="mt-8 flex flex-wrap gap-3">
            {/* The click handler runs first: recorded, then downloaded. */}
            <ButtonAnchor
              href={download.url}
              download={download.filename}
              onClick={() => record('resume_download', {})}
            >
              <IconDownload aria-hidden="true" size={19} stroke={1.7} />
              {words.downloadLabel}
            </ButtonAnchor>
            {linkedinUrl && (
              <OutboundLink
                href={linkedinUrl}
                context="resume"
                onClick={() => record('contact_action', { action: 'linkedin' })}
              >
                <IconBrandLinkedin aria-hidden="true" size={20} stroke={1.6} />
                {words.linkedinLabel}
              </OutboundLink>
            )}
          </div>
        </div>
        <div className="md:col-span-4">
          <h2 className="meta mb-3 print:hidden">{words.contactHeading}</h2>
          <address className="grid not-italic print:mt-2 print:flex print:flex-wrap print:gap-x-5 print:text-[10pt]">
            <ContactLine action="email" href={`mailto:${contact.email}`} text={contact.email} />
            {dial && <ContactLine action="phone" href={dial} text={contact.phone} />}
            <span className={LINE}>{contact.location}</span>
            <span className={`${LINE} print:hidden`}>{contact.workingHours}</span>
          </address>
        </div>
      </div>
    </section>
  )
}

const LINE = 'block border-t border-ink/25 py-2.5 text-balance print:border-0 print:py-0'

function ContactLine({ action, href, text }: { action: string; href: string; text: string }) {
  return (
    <a
      href={href}
      onClick={() => record('contact_action', { action })}
      className={`${LINE} decoration-2 underline-offset-4 hover:underline`}
    >
      {text}
    </a>
  )
}
