import { IconArrowLeft } from '@tabler/icons-react'
import { SiteLink } from './ui/site-link'

/** The way up from a page, above its title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <SiteLink
      to={to}
      data-back=""
      data-print="hide"
      className="group meta -ml-1 inline-flex min-h-11 items-center gap-2.5 self-start rounded-control px-1 underline-offset-4 hover:underline"
    >
      <IconArrowLeft
        aria-hidden="true"
        size={17}
        className="transition-transform group-hover:-translate-x-1"
      />
      {children}
    </SiteLink>
  )
}
