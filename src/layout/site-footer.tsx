import { memo } from 'react'
import type { ContactInfo, NavigationLink } from '../../content/types'
import { Logo } from '../components/logo'
import { phoneHref } from '../components/phone-href'
import { type DrawnLink, SocialLinks } from '../components/social-links'
import { SiteLink } from '../components/ui/site-link'
import { useCurrentYear } from './use-current-year'
import type { VisitWords } from './visit-drawing'
import { VisitTrace } from './visit-trace'

interface SiteFooterProps {
  owner: { name: string; tagline: string; availability: string }
  /** A drawing. */
  logo: string
  contact: ContactInfo
  links: NavigationLink[]
  legalLinks: NavigationLink[]
  socialLinks: DrawnLink[]
  visit: VisitWords
  /** The year of the build. */
  builtIn: number
}

/** The same on every page, so a change of page does not render it again. */
export const SiteFooter = memo(function SiteFooter({
  owner,
  logo,
  contact,
  links,
  legalLinks,
  socialLinks,
  visit,
  builtIn,
}: SiteFooterProps) {
  const dial = phoneHref(contact.phone)
  const year = useCurrentYear(builtIn)
  return (
    <footer data-print="hide" className="on-dark bg-pine-deep">
      <div className="column grid gap-x-10 gap-y-14 pt-20 pb-14 md:grid-cols-12">
        <div className="md:col-span-12 lg:col-span-6">
          <p className="meta mb-6 flex items-center gap-3 text-butter">
            <span className="h-1.5 w-10 rounded-full bg-vermilion" aria-hidden="true" />
            {owner.availability}
          </p>
          <p className="display max-w-[6.75em] text-heading">{owner.tagline}</p>
        </div>
        <nav aria-label="Footer" className="md:col-span-5 lg:col-span-2">
          <FooterLabel>Pages</FooterLabel>
          <ul className="-my-1.5 max-md:columns-2">
            {links.map(({ name, href }) => (
              <li key={href}>
                <FooterLink to={href}>{name}</FooterLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="md:col-span-7 lg:col-span-4">
          <FooterLabel>Contact</FooterLabel>
          <address className="-my-1.5 mb-6 not-italic">
            <a className="block py-1.5 hover:text-butter" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
            {dial && (
              <a className="block py-1.5 hover:text-butter" href={dial}>
                {contact.phone}
              </a>
            )}
            <span className="block py-1.5 text-paper/75">{contact.location}</span>
            <span className="block py-1.5 text-paper/75">{contact.workingHours}</span>
          </address>
          <SocialLinks links={socialLinks} context="footer" />
        </div>
      </div>
      <VisitTrace words={visit} />
      <div className="column">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-paper/15 py-7">
          <p className="flex items-center gap-3">
            <Logo svg={logo} className="h-6" />
            <span className="display">{owner.name}</span>
            <span className="meta text-paper/75">© {year}</span>
          </p>
          <ul className="meta flex flex-wrap gap-x-6">
            {legalLinks.map(({ name, href }) => (
              <li key={href}>
                <FooterLink to={href}>{name}</FooterLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
})

function FooterLabel({ children }: { children: string }) {
  return <h2 className="meta mb-3 text-paper/65">{children}</h2>
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <SiteLink
      to={to}
      className="inline-block py-1.5 decoration-vermilion decoration-2 underline-offset-4 hover:underline"
    >
      {children}
    </SiteLink>
  )
}
