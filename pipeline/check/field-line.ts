import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type ts from 'typescript'

const load = createRequire(import.meta.url)
let compiler: typeof ts

/**
 * The line of a content file in which a field is written: `contact email`, `testimonials items 0 quote`. Where a value is
 * put together elsewhere, the line at which the way to it leaves the file.
 */
export function fieldLine(file: string, field: string): number | undefined {
  if (!/\.ts$/.test(file) || !existsSync(file)) return undefined
  // The compiler takes a second to load, and most content has no mistake.
  compiler ??= load('typescript')
  const text = readFileSync(file, 'utf8')
  const source = compiler.createSourceFile(file, text, compiler.ScriptTarget.Latest, true)
  const [name = '', ...rest] = field.split(' ')
  let node: ts.Node | undefined = declared(source, name)
  for (const key of rest) {
    const next: ts.Node | undefined = node && part(source, node, key)
    if (!next) break
    node = next
  }
  return node && source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
}

function declared(source: ts.SourceFile, name: string): ts.VariableDeclaration | undefined {
  return source.statements
    .filter(compiler.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText(source) === name)
}

/** The property or element of this name. */
function part(source: ts.SourceFile, node: ts.Node, key: string): ts.Node | undefined {
  const value = literal(source, node)
  if (value && compiler.isObjectLiteralExpression(value))
    return value.properties.find((property) => property.name && nameOf(property.name) === key)
  if (value && compiler.isArrayLiteralExpression(value)) {
    const plain = !value.elements.slice(0, Number(key) + 1).some(compiler.isSpreadElement)
    return plain ? value.elements[Number(key)] : undefined
  }
  return undefined
}

/** What a declaration or property holds; a name of the same file is followed. */
function literal(source: ts.SourceFile, node: ts.Node): ts.Node | undefined {
  if (compiler.isVariableDeclaration(node) || compiler.isPropertyAssignment(node))
    return node.initializer && literal(source, node.initializer)
  if (
    compiler.isSatisfiesExpression(node) ||
    compiler.isAsExpression(node) ||
    compiler.isParenthesizedExpression(node)
  )
    return literal(source, node.expression)
  const name = compiler.isIdentifier(node)
    ? node
    : compiler.isShorthandPropertyAssignment(node)
      ? node.name
      : undefined
  if (!name) return node
  const declaration = declared(source, name.text)
  return declaration && literal(source, declaration)
}

function nameOf(name: ts.PropertyName): string | undefined {
  return 'text' in name ? name.text : undefined
}
