import type { APIRequestContext } from '@playwright/test'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** A page as it is served, before any script has run. */
export interface Served {
  status: number
  html: string
  /** What the HTML says, without its tags; no white space, since a tag may stand between any two letters. */
  words: string
}

export async function served(request: APIRequestContext, path: string): Promise<Served> {
  const answer = await request.get(path)
  const html = await answer.text()
  return { status: answer.status(), html, words: wordsOf(html) }
}

/** The words in the form in which `Served.words` has them: `expect(page.words).toContain(said('Contact Me'))`. */
export function said(text: string): string {
  return text.replace(/\s+/g, '')
}

/** Where each text stands first after the one before it; -1 for what is missing there. Ascending when all is in order. */
export function inOrder({ words }: Served, texts: string[]): number[] {
  let from = 0
  return texts.map((text) => {
    const found = words.indexOf(said(text), from)
    if (found >= 0) from = found + said(text).length
    return found
  })
}

/** The content of `<meta name=…>` or `<meta property=…>`, whatever the order of its attributes. */
export function meta({ html }: Served, name: string): string | undefined {
  for (const [tag] of html.matchAll(/<meta\b[^>]*>/g))
    if (attribute(tag, 'name') === name || attribute(tag, 'property') === name)
      return attribute(tag, 'content')
  return undefined
}

export function title({ html }: Served): string | undefined {
  const found = /<title\b[^>]*>([^<]*)<\/title>/.exec(html)?.[1]
  return found && decode(found)
}

/** Addresses that the page links to in this relation: `canonical`, `icon` … */
export function linked({ html }: Served, rel: string): string[] {
  return [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([tag]) => attribute(tag, 'rel') === rel)
    .map(([tag]) => attribute(tag, 'href') ?? '')
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(tag)
  return value ? decode(value[1] ?? value[2] ?? value[3] ?? '') : undefined
}

function wordsOf(html: string): string {
  return said(decode(html.replace(/<[^>]*>/g, '')))
}

function decode(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole
    const hex = name[1] === 'x' || name[1] === 'X'
    return String.fromCodePoint(Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10))
  })
}
