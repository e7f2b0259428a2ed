import type { AnchorHTMLAttributes } from 'react'

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of this site. */
  to: string
}

/** A link to a page of the site; `navigation/use-inside-links.ts` follows it. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  return <a href={to} data-inside="" {...props} />
}
