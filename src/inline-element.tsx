import type { HeadTag } from './layout/head-tags'

/** With the mark by which use-document-head.ts replaces it after a change of page. */
export function HeadElement({ name, attributes, text = '' }: HeadTag) {
  if (name === 'script') return <InlineElement as="script" data-page-head="" {...attributes} text={text} />
  const Name = name
  return (
    <Name data-page-head="" {...attributes}>
      {text || undefined}
    </Name>
  )
}

type InlineProps = { as: 'script' | 'style' | 'div' | 'template'; text: string } & Record<string, unknown>

/** An element whose content we have made ourselves. */
export function InlineElement({ as: Name, text, ...attributes }: InlineProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts, styles and rendered markup of our own
  return <Name {...attributes} dangerouslySetInnerHTML={{ __html: text }} />
}
