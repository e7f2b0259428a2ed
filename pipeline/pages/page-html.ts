import type { HeadTag } from '../../src/layout/head-tags'

interface Drawn {
  html: string
  /** As much of the style sheet as it uses. */
  style: string
}

interface PageParts {
  tags: HeadTag[]
  /** What the page asks for, as JSON. */
  needs: string
  /** The faces that are asked for after the first paint, and those that stand in for them. */
  fonts: string
  standIns: string
  /** A document has the gate, the page's first screen, or both. */
  gate?: Drawn
  page?: Drawn
  /** What stands below the first screen. */
  rest?: string
}

/**
 * A returning visitor's browser reads over the gate. Where the page is put in place whole, the gate becomes a template
 * too. Where the page is drawn while it arrives, a comment begins here that ends behind the tag of the page's template;
 * the tag that ends this one then ends nothing, and is ignored. The template stands in the file itself, so that no
 * browser asks ahead for pictures of a page that its visitor may not see.
 */
const ASIDE = `<script>if (start.access !== 'closed') document.write(start.access === 'open' ? '<!--' : '<template>')</script>`
const COMMENT = /<!--[\s\S]*?-->/g

/** Puts everything into its place in the template. */
export function pageHtml(template: string, { gate, page, ...parts }: PageParts): string {
  const places: Record<string, string> = {
    head: parts.tags.map(tagHtml).join('\n    '),
    needs: `<script type="application/json" id="needs">${parts.needs}</script>`,
    fonts: `<style>${parts.standIns}</style><style id="fonts" media="not all">${parts.fonts}</style>`,
    'gate-begins': (page ? ASIDE : '') + styleElement('gate-style', gate),
    // One of React's, or of the owner's mark, would end the comment that the gate may stand in.
    gate: gate?.html.replaceAll(COMMENT, '') ?? '',
    'gate-ends': page ? '</template>' : '',
    'page-begins': page ? `<template id="page"><!-- -->${styleElement('first-style', page)}` : '',
    page: page?.html ?? '',
    'page-ends': page ? '</template>' : '',
    rest: parts.rest ?? '',
  }
  // A function as replacement, because the texts may hold `$`.
  return template.replace(/<!--([a-z-]+)-->/g, (comment, name) => places[name] ?? comment)
}

function styleElement(id: string, drawn?: Drawn): string {
  return drawn ? `<style id="${id}">${drawn.style}</style>` : ''
}

const OPEN = '<div data-below="">'
const CLOSE = '</div>'

/** What the whole page has inside its `data-below` elements, one by one; the first screen alone has nothing there. */
export function restOfPage(page: string, firstScreen: string): string {
  const [before = '', ...between] = firstScreen.split(OPEN + CLOSE)
  const parts: string[] = []
  let rebuilt = before
  for (const [index, piece] of between.entries()) {
    const start = rebuilt.length + OPEN.length
    const isLast = index === between.length - 1
    const end = isLast ? page.length - (CLOSE + piece).length : page.indexOf(CLOSE + piece + OPEN, start)
    const part = page.slice(start, end)
    parts.push(part)
    rebuilt += OPEN + part + CLOSE + piece
  }
  if (rebuilt !== page)
    throw new Error(
      'A page has to be the same around its parts below the first screen, with them or without.',
    )
  const rest = parts.map((part) => `<div>${part}</div>`).join('')
  // It stands as a text in a script element, which this would end.
  if (/<\/?script/i.test(rest)) throw new Error('What stands below the first screen may hold no script.')
  return rest
}

const VOID = new Set(['meta', 'link'])

/** The mark is for navigation in the browser, which replaces these tags. */
export function tagHtml({ name, attributes, text = '' }: HeadTag): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  const open = `<${name} data-page-head${list.join('')}>`
  // Scripts hold JSON-LD, whose `<` is escaped where it is made.
  return VOID.has(name) ? open : `${open}${name === 'script' ? text : escapeHtml(text)}</${name}>`
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
