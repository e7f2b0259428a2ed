import { lexer, type Token, type Tokens } from 'marked'
import type { Block, RichNode, RichText } from '../../content/types.ts'

/** Signs that make a text more than plain words. */
const MARKED = /\*\*?\S|(^|\s)_\S|\[[^\]]+\]\(|`|^\s*([-*]|\d+\.) /m
const SAFE_LINK = /^(https?:\/\/|mailto:|\/(?!\/)|#)/

export function isMarked(text: string): boolean {
  return MARKED.test(text)
}

/** The blocks of a text. */
export function richBlocks(text: string): Block[] {
  return lexer(text).flatMap((token): Block[] => {
    if (token.type === 'space') return []
    if (token.type === 'list') return [list(token as Tokens.List)]
    if (token.type === 'code') {
      const { text: code, lang: language = '' } = token as Tokens.Code
      return [{ kind: 'code', code, language }]
    }
    return [{ kind: 'text', text: textOf(childNodes(token)) }]
  })
}

/** The words of a text; paragraphs run on. */
export function richText(text: string): RichText {
  return textOf(lexer(text).flatMap(childNodes))
}

function list({ ordered, items }: Tokens.List): Block {
  return { kind: 'list', ordered, items: items.map((item) => textOf(childNodes(item))) }
}

function textOf(nodes: RichNode[]): RichText {
  return nodes.every((node) => typeof node === 'string') ? nodes.join('') : nodes
}

function childNodes(token: Token): RichNode[] {
  return 'tokens' in token && token.tokens ? token.tokens.flatMap(nodes) : [token.raw]
}

/** Only these elements come through; all else, raw HTML included, stays the text that it is. */
function nodes(token: Token): RichNode[] {
  switch (token.type) {
    case 'strong':
    case 'em':
      return [{ tag: token.type, children: childNodes(token) }]
    case 'codespan':
      return [{ tag: 'code', children: [(token as Tokens.Codespan).text] }]
    case 'br':
      return [{ tag: 'br' }]
    case 'escape':
      return [(token as Tokens.Escape).text]
    case 'link': {
      const { href } = token as Tokens.Link
      return [SAFE_LINK.test(href) ? { tag: 'a', href, children: childNodes(token) } : token.raw]
    }
    case 'text':
    case 'paragraph':
      return childNodes(token)
    default:
      return [token.raw]
  }
}
