import type { HeadTag } from '../src/lib/head-tags'

interface PageParts {
  template: string
  gate: string
  page: string
  tags: HeadTag[]
  /** What the page asks for, as JSON. */
  needs: string
}

/** Puts head, gate, page and its needs into the template. */
export function pageHtml({ template, gate, page, tags, needs }: PageParts): string {
  const parts = {
    head: tags.map(tagHtml).join('\n    '),
    gate,
    page,
    needs: `<script type="application/json" id="needs">${needs}</script>`,
  }
  // A function as replacement, because the texts may hold `$`.
  return template.replace(/<!--(head|gate|page|needs)-->/g, (_, name: keyof typeof parts) => parts[name])
}

const VOID = new Set(['meta', 'link'])
/** Tags that navigation in the browser replaces; preloads serve the first page only. */
const KEPT = /^preload$/

function tagHtml({ name, attributes, text = '' }: HeadTag): string {
  const kept = KEPT.test(attributes.rel ?? '')
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  const open = `<${name}${kept ? '' : ' data-page-head'}${list.join('')}>`
  // Scripts hold JSON-LD, whose `<` is escaped where it is made.
  return VOID.has(name) ? open : `${open}${name === 'script' ? text : escapeHtml(text)}</${name}>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
