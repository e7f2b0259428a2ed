import { lexer, type Token, type Tokens } from 'marked'

/** Stands for a `${…}` of a template while its text is read. */
const HOLE = /\uE000(\d+)\uE001/
/** Signs that make a text more than plain words. */
const MARKED = /\*\*?\S|(^|\s)_\S|\[[^\]]+\]\(|`|^\s*([-*]|\d+\.) /m
const SAFE_LINK = /^(https?:\/\/|mailto:|\/(?!\/)|#)/
const LINK_LOOK = 'underline decoration-vermilion decoration-2 underline-offset-4'

export function hole(index: number): string {
  return `\uE000${index}\uE001`
}

export function isMarked(text: string): boolean {
  return MARKED.test(text)
}

/** The blocks of a text, each as the source of an object of content. `holes` are the expressions of a template. */
export function blockSources(text: string, holes: string[]): string[] {
  return lexer(text).flatMap((token): string[] => {
    if (token.type === 'space') return []
    if (token.type === 'list') return [listSource(token as Tokens.List, holes)]
    if (token.type === 'code') {
      const { text: code, lang = '' } = token as Tokens.Code
      return [`{kind:'code',code:${stringSource(code, holes)},language:${stringSource(lang, holes)}}`]
    }
    return [`{kind:'text',text:${inlineSource(token, holes)}}`]
  })
}

/** The words of a text as the source of a React node; paragraphs run on. */
export function wordsSource(text: string, holes: string[]): string {
  return nodeSource(lexer(text).flatMap((token) => childSources(token, holes)))
}

function listSource({ ordered, items }: Tokens.List, holes: string[]): string {
  return `{kind:'list',ordered:${ordered},items:[${items.map((item) => inlineSource(item, holes)).join()}]}`
}

function inlineSource(token: Token, holes: string[]): string {
  return nodeSource(childSources(token, holes))
}

function nodeSource(children: string[]): string {
  return children.length === 1 ? children[0]! : `$h($f,null,${children.join()})`
}

function childSources(token: Token, holes: string[]): string[] {
  const inner = 'tokens' in token && token.tokens ? token.tokens : undefined
  if (!inner) return [stringSource(token.raw, holes)]
  return inner.map((child) => elementSource(child, holes))
}

/** Only these elements come through; all else, raw HTML included, stays the text that it is. */
function elementSource(token: Token, holes: string[]): string {
  const children = () => childSources(token, holes).join()
  switch (token.type) {
    case 'strong':
    case 'em':
      return `$h('${token.type}',null,${children()})`
    case 'codespan':
      return `$h('code',null,${stringSource((token as Tokens.Codespan).text, holes)})`
    case 'br':
      return "$h('br')"
    case 'escape':
      return stringSource((token as Tokens.Escape).text, holes)
    case 'link': {
      const { href } = token as Tokens.Link
      if (!SAFE_LINK.test(href)) return stringSource(token.raw, holes)
      const outside = /^https?:/.test(href) ? ",target:'_blank',rel:'noopener noreferrer'" : ''
      return `$h('a',{href:${stringSource(href, holes)},className:'${LINK_LOOK}'${outside}},${children()})`
    }
    case 'text':
      return 'tokens' in token && token.tokens
        ? nodeSource(childSources(token, holes))
        : stringSource(token.raw, holes)
    default:
      return stringSource(token.raw, holes)
  }
}

/** A string, with the expressions where the template had them. */
function stringSource(text: string, holes: string[]): string {
  const parts = text.split(HOLE)
  return parts
    .map((part, index) => (index % 2 ? `(${holes[Number(part)]})` : JSON.stringify(part)))
    .filter((part, index) => part !== '""' || parts.length === 1 || index % 2)
    .join('+')
}
