import type { AnchorHTMLAttributes } from 'react'
import { Link, type LinkProps, useViewTransitionState } from 'react-router'

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of this site. */
  to: string
}

const STUDY = '/case-study/'
/** Asked where it can't be done, the router warns. */
const canTransition = typeof document !== 'undefined' && 'startViewTransition' in document

/** A link to a page of the site. The picture of a study's card flies to its page. */
export function SiteLink(props: SiteLinkProps) {
  return props.to.startsWith(STUDY) ? <StudyLink {...props} /> : <Link {...props} />
}

/** While the page that it leads to comes or goes, the style sheet knows the card by this mark. */
function StudyLink(props: LinkProps) {
  const changing = useViewTransitionState(props.to)
  return <Link {...props} viewTransition={canTransition} data-changing={changing || undefined} />
}
