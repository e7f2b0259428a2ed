import type { HeadTag } from '../src/lib/head-tags'

interface PageParts {
  tags: HeadTag[]
  /** What the page asks for, as JSON. */
  needs: string
  /** As much of the style sheet as the gate uses: it can be painted before the rest has come. */
  gateStyle: string
  gate: string
  /** The whole style sheet. */
  style: string
  page: string
}

/** Puts everything into its place in the template. */
export function pageHtml(template: string, { tags, needs, gateStyle, gate, style, page }: PageParts): string {
  const parts: Record<string, string> = {
    head: tags.map(tagHtml).join('\n    '),
    needs: `<script type="application/json" id="needs">${needs}</script>`,
    'gate-style': `<style id="gate-style">${gateStyle}</style>`,
    gate,
    style: `<style>${style}</style>`,
    page,
  }
  // A function as replacement, because the texts may hold `$`.
  return template.replace(/<!--([a-z-]+)-->/g, (comment, name) => parts[name] ?? comment)
}

const VOID = new Set(['meta', 'link'])

/** The mark is for navigation in the browser, which replaces these tags. */
function tagHtml({ name, attributes, text = '' }: HeadTag): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  const open = `<${name} data-page-head${list.join('')}>`
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
