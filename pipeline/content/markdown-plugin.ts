import { createRequire } from 'node:module'
import type ts from 'typescript'
import type { Plugin } from 'vite'
import { isMarked, richBlocks, richText } from './markdown.ts'

const FILES = /\/content\/(case-studies|projects)\/[^/]+\.ts$/
/** Stands for a `${…}` of a template while its text is read. */
const HOLE = /\uE000(\d+)\uE001/g
const load = createRequire(import.meta.url)

/**
 * Markdown in the texts of case studies and projects: bold, emphasis, links, lists and code become plain data while the
 * site is built, so that a page's content can travel as JSON and no page carries a parser.
 */
export function markdownPlugin(): Plugin {
  return {
    name: 'markdown',
    enforce: 'pre',
    transform(code, id) {
      if (!FILES.test(id.replaceAll('\\', '/')) || !isMarked(code)) return undefined
      const changed = withRichTexts(code)
      return changed === code ? undefined : { code: changed, map: null }
    },
  }
}

/** The source of a content file with plain data in place of marked texts. */
export function withRichTexts(code: string): string {
  const compiler: typeof ts = load('typescript')
  const file = compiler.createSourceFile('content.ts', code, compiler.ScriptTarget.Latest, true)
  const changes: { start: number; end: number; text: string }[] = []
  visit(file)
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, change) => text.slice(0, change.start) + change.text + text.slice(change.end), code)

  function visit(node: ts.Node): void {
    if (compiler.isObjectLiteralExpression(node) && kindOf(node) === 'list')
      visitItems(property(node, 'items'))
    const text = compiler.isObjectLiteralExpression(node) ? markedText(node) : undefined
    if (!text || !compiler.isObjectLiteralExpression(node)) {
      compiler.forEachChild(node, visit)
      return
    }
    const { initializer, markdown, holes } = text
    const isBlock = kindOf(node) === 'text' && compiler.isArrayLiteralExpression(node.parent)
    const place = isBlock ? node : initializer
    const values = isBlock ? richBlocks(markdown) : [richText(markdown)]
    const source = values.map((value) => sourceOf(value, holes)).join()
    changes.push({ start: place.getStart(file), end: place.end, text: source })
  }

  function visitItems(items: ts.Expression | undefined): void {
    if (!items || !compiler.isArrayLiteralExpression(items)) return
    for (const item of items.elements) {
      const { markdown = '', holes = [] } = readText(item) ?? {}
      if (isMarked(markdown))
        changes.push({
          start: item.getStart(file),
          end: item.end,
          text: sourceOf(richText(markdown), holes),
        })
    }
  }

  function markedText(node: ts.ObjectLiteralExpression) {
    const initializer = property(node, 'text')
    const read = initializer && readText(initializer)
    return read && isMarked(read.markdown) ? { initializer, ...read } : undefined
  }

  /** A string, or a template with its expressions apart. */
  function readText(node: ts.Expression): { markdown: string; holes: string[] } | undefined {
    if (compiler.isStringLiteralLike(node)) return { markdown: node.text, holes: [] }
    if (!compiler.isTemplateExpression(node)) return undefined
    const parts = node.templateSpans.map(({ literal }, index) => `\uE000${index}\uE001${literal.text}`)
    return {
      markdown: node.head.text + parts.join(''),
      holes: node.templateSpans.map(({ expression }) => expression.getText(file)),
    }
  }

  function property(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
    return node.properties
      .filter(compiler.isPropertyAssignment)
      .find((one) => one.name.getText(file) === name)?.initializer
  }

  function kindOf(node: ts.ObjectLiteralExpression): string | undefined {
    const kind = property(node, 'kind')
    return kind && compiler.isStringLiteralLike(kind) ? kind.text : undefined
  }
}

/** The value as source, with the expressions where the template had them. They only stand in its strings. */
function sourceOf(value: unknown, holes: string[]): string {
  return JSON.stringify(value).replaceAll(HOLE, (_, index) => `"+(${holes[Number(index)]})+"`)
}
