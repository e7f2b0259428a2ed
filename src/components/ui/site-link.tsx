import type { AnchorHTMLAttributes } from 'react'

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of this site. */
  to: string
}

/**
 * A link within the site. `site.tsx` listens for clicks on all of them at once: the `Link` of react-router 7.18.5
 * watches the address, so each page change would draw every link on the screen anew.
 */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  return <a href={to} data-inside="" {...props} />
}
