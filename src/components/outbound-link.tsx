import type { ReactNode } from 'react'
import { record } from '../analytics/record'
import { isLink } from './is-link'
import { ButtonAnchor } from './ui/button'

interface OutboundLinkProps {
  href: string
  /** Where on the site the link stands, for the record. */
  context: string
  children: ReactNode
  look?: Parameters<typeof ButtonAnchor>[0]['look']
  className?: string
  onClick?: () => void
}

/** A button to another site: new tab, no referrer, recorded. Nothing where content has no address. */
export function OutboundLink({
  href,
  context,
  children,
  look = 'outline',
  className,
  onClick,
}: OutboundLinkProps) {
  if (!isLink(href)) return null
  return (
    <ButtonAnchor
      href={href}
      look={look}
      className={className}
      target="_blank"
      rel="noopener noreferrer"
      onClick={({ currentTarget }) => {
        record('external_link', { url: currentTarget.href, context })
        onClick?.()
      }}
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </ButtonAnchor>
  )
}
