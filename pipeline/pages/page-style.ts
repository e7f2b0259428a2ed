import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AtRule, parse } from 'postcss'
import { PurgeCSS } from 'purgecss'
import { CLIENT_FOLDER } from '../output-folder.mjs'

const LINK = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/
/** Anything that may be a class name, also one with the colons and brackets of utility classes. */
const NAMES = /[^<>"'`\s]*[^<>"'`\s:]/g
const ATTRIBUTES = /[\w-]+(?==")/g

const VARIABLES = /--[\w-]+/g

/** Parts that come to be while a page is alive, and those of fields that no first screen has. */
const LATER =
  /view-transition|dialog|::(backdrop|file-selector-button|-webkit-(search|date|calendar|inner|outer))/

const FACE = /@font-face\s*\{[^}]*\}/g

export interface SiteStyle {
  /** Address of the whole sheet. */
  address: string
  /** The whole sheet, without faces: one that is named again by another sheet would come anew, and move the text. */
  sheet: string
  /** Faces that have to be downloaded. */
  fonts: string
  /** Faces that are on the visitor's device, with the measures of those. */
  standIns: string
}

/**
 * Takes the link to the style sheet out of the template, and the faces out of the sheet: a page asks for both after its
 * first paint, and carries what it needs for that in its HTML.
 */
export async function takeStyle(template: string): Promise<{ template: string; style: SiteStyle }> {
  const [link, address] = LINK.exec(template) ?? []
  if (!link || !address) throw new Error('index.html links to no style sheet.')
  const file = join(CLIENT_FOLDER, address)
  const whole = await readFile(file, 'utf8')
  const sheet = whole.replace(FACE, '')
  await writeFile(file, sheet)
  const faces = whole.match(FACE) ?? []
  const fonts = faces.filter((face) => face.includes('url(')).join('')
  const standIns = faces.filter((face) => !face.includes('url(')).join('')
  return { template: template.replace(link, ''), style: { address, sheet, fonts, standIns } }
}

/** What of the sheet these elements use. */
export async function styleOf(html: string, sheet: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${html}</body></html>`, extension: 'html' }],
    css: [{ raw: sheet }],
    defaultExtractor: (text) => [...(text.match(NAMES) ?? []), ...(text.match(ATTRIBUTES) ?? [])],
    variables: true,
    safelist: {
      // Set by scripts.
      standard: ['data-pulse'],
      // A page may bring styles of its own, that use what the sheet defines.
      variables: html.match(VARIABLES) ?? [],
    },
  })
  return withoutUnused(result?.css ?? '')
}

/** PurgeCSS 8 leaves these in: it takes a name in a variable for a use, and any pseudo-element. Each costs time. */
function withoutUnused(css: string): string {
  const root = parse(css)
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !LATER.test(selector))
    if (rule.nodes.length === 0 || !rule.selector) rule.remove()
  })
  const named: AtRule[] = []
  root.walkAtRules(/^(property|keyframes)$/, (rule) => void named.push(rule.remove()))
  const used = new Set(root.toString().match(/[\w-]+/g))
  root.append(named.filter(({ params }) => used.has(params)))
  return root.toString()
}
