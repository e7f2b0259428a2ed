import { IconArrowRight } from '@tabler/icons-react'
import { record } from '../../analytics/record'
import { OutboundLink } from '../../components/outbound-link'
import { ButtonLink } from '../../components/ui/button-link'

interface ConnectSectionProps {
  heading: string
  text: string
  linkedinLabel: string
  /** The owner may have no LinkedIn page. */
  linkedinUrl?: string
  contactLabel: string
  contactHref: string
}

/** Two ways to the owner: the contact section and LinkedIn. */
export function ConnectSection({
  heading,
  text,
  linkedinLabel,
  linkedinUrl,
  contactLabel,
  contactHref,
}: ConnectSectionProps) {
  return (
    <section aria-labelledby="call-title" className="section-space bg-butter">
      <div className="column grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:items-end">
        <h2 id="call-title" className="display max-w-[6.75em] text-hero lg:col-span-8">
          {heading}
        </h2>
        <div className="lg:col-span-4">
          <p className="max-w-[29em] text-lead text-balance">{text}</p>
          <div data-print="hide" className="mt-7 flex flex-wrap gap-3">
            <ButtonLink
              to={contactHref}
              onClick={() => record('cta_click', { cta: contactLabel, location: 'about' })}
            >
              {contactLabel}
              <IconArrowRight aria-hidden="true" size={18} />
            </ButtonLink>
            {linkedinUrl && (
              <OutboundLink
                href={linkedinUrl}
                context="about"
                onClick={() => record('contact_action', { action: 'linkedin' })}
              >
                {linkedinLabel}
              </OutboundLink>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
