import { buttonClasses, type LookProps } from './button'
import { SiteLink, type SiteLinkProps } from './site-link'

/** A link within the site that looks like a button. */
export function ButtonLink({ look = 'primary', className, ...props }: SiteLinkProps & LookProps) {
  return <SiteLink className={buttonClasses(look, className)} {...props} />
}
