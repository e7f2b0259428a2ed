import { IconBrandLinkedin } from '@tabler/icons-react'
import type { Testimonial } from '../../../content/types'
import { isLink } from '../../components/is-link'
import { OutboundLink } from '../../components/outbound-link'
import { SiteImage } from '../../components/ui/site-image'

export function TestimonialCard({
  testimonial,
  linkedinLabel,
}: {
  testimonial: Testimonial
  linkedinLabel: string
}) {
  const { quote, name, title, company, avatar, linkedinUrl } = testimonial
  return (
    <figure className="flex h-full flex-col overflow-hidden rounded-image bg-bone">
      <div className="flex items-end gap-5 pr-6">
        <SiteImage
          picture={avatar}
          alt=""
          sizes="(min-width: 48rem) 14rem, 9rem"
          className="w-36 shrink-0 rounded-br-image lg:w-56"
        />
        <figcaption className="pb-1">
          <span className="display block text-title">{name}</span>
          <span className="meta block pt-1 text-ink-soft">
            {title}, {company}
          </span>
        </figcaption>
      </div>
      <blockquote className="grow px-6 pt-7 pb-6 sm:px-8 lg:px-10">
        <p className="accent-serif text-[1.5rem] leading-[1.25] tracking-normal lg:text-[1.75rem] xl:text-[2.0625rem] xl:leading-[1.2] lg:text-balance">
          “{quote}”
        </p>
      </blockquote>
      {isLink(linkedinUrl) && (
        <div data-print="hide" className="px-6 pb-7 sm:px-8 lg:px-10 lg:pb-9">
          <OutboundLink href={linkedinUrl} context="testimonial" className="px-4! max-sm:w-full">
            <IconBrandLinkedin aria-hidden="true" size={20} stroke={1.6} />
            <span aria-hidden="true">{linkedinLabel}</span>
            <span className="sr-only">
              {linkedinLabel}: {name}
            </span>
          </OutboundLink>
        </div>
      )}
    </figure>
  )
}
