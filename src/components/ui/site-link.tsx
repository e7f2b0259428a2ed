import type { AnchorHTMLAttributes } from 'react'
import { Link, type LinkProps, useViewTransitionState } from 'react-router'

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of this site. */
  to: string
}

/** Pages that begin with the picture of their card. */
const WITH_COVER = /^\/(case-study|project)\//
/** Asked where it can't be done, the router warns. */
const canTransition = typeof document !== 'undefined' && 'startViewTransition' in document

/** A link to a page of the site. The picture of a card flies to the page that the card leads to. */
export function SiteLink(props: SiteLinkProps) {
  return WITH_COVER.test(props.to) ? <CoverLink {...props} /> : <Link {...props} />
}

/** While the page that it leads to comes or goes, the style sheet knows the card by this mark. */
function CoverLink(props: LinkProps) {
  const changing = useViewTransitionState(props.to)
  return <Link {...props} viewTransition={canTransition} data-changing={changing || undefined} />
}
