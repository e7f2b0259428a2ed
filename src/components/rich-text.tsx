import type { RichNode, RichText as RichTextContent } from '../../content/types'
import { SiteLink } from './ui/site-link'

const LINK_LOOK = 'underline decoration-vermilion decoration-2 underline-offset-4'

/** The words of a text, with the elements that its Markdown asks for. */
export function RichText({ text }: { text: RichTextContent }) {
  if (typeof text === 'string') return text
  // biome-ignore lint/suspicious/noArrayIndexKey: A text never changes its order.
  return text.map((node, index) => <RichPart key={index} node={node} />)
}

function RichPart({ node }: { node: RichNode }) {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return <br />
  const children = <RichText text={node.children} />
  if (node.tag !== 'a') return <node.tag>{children}</node.tag>
  const { href } = node
  if (href.startsWith('/'))
    return (
      <SiteLink to={href} className={LINK_LOOK}>
        {children}
      </SiteLink>
    )
  const outside = /^https?:/.test(href) && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a href={href} className={LINK_LOOK} {...outside}>
      {children}
    </a>
  )
}
