/**
 * node pipeline/content/content-types.mjs [folder …]: checks content (and these folders) against its types, and prints one line per
 * mistake, with file and field. A process of its own, because the compiler would hold up the development server.
 */
import { relative } from 'node:path'
import ts from 'typescript'

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host)
if (!config) throw new Error('tsconfig.json cannot be read.')

/** Below stand the codes for signs in the wrong place. */
const FIRST_OF_MEANING = 2000
const SIGN =
  'Here or in the line above, a quote, a comma or a bracket is missing; a quote inside a text is written \u2019.'
/** What the compiler's words mean for who writes texts, by its code. */
const HINTS = new Map([
  [2304, 'A text stands between quotes.'],
  [2307, 'Is the file there, and its name spelled like this?'],
  [2353, 'Is the name of the field misspelt? content/types.ts lists them.'],
  [2561, 'content/types.ts lists the fields.'],
  [2741, 'content/types.ts says what it is for.'],
])

const folders = ['content', ...process.argv.slice(2)]
const names = config.fileNames.filter((name) => {
  const path = pathOf(name)
  return (
    folders.some((folder) => path.startsWith(`${folder}/`)) &&
    !/\.test\.tsx?$|\/(testing|figures)\//.test(path)
  )
})
// Content needs neither Node nor the browser; without their types the check takes a third of the time.
const light = folders.length === 1 ? { types: [], lib: ['lib.es2023.d.ts'] } : {}
const program = ts.createProgram(names, { ...config.options, ...light })
for (const name of names) {
  const source = program.getSourceFile(name)
  const unreadable = program.getSyntacticDiagnostics(source)
  // After the first sign that is missing, the others are guesses.
  const mistakes = unreadable.length > 0 ? unreadable.slice(0, 1) : program.getSemanticDiagnostics(source)
  for (const mistake of mistakes) console.log(sentence(mistake))
}

/** @param {ts.Diagnostic} mistake */
function sentence({ file, start = 0, messageText, code }) {
  const told = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0]
  const message = [told, code < FIRST_OF_MEANING ? SIGN : HINTS.get(code)].filter(Boolean).join(' ')
  if (!file) return message
  const line = file.getLineAndCharacterOfPosition(start).line + 1
  return [`${pathOf(file.fileName)}:${line}`, fieldAt(file, start), message].filter(Boolean).join(': ')
}

/**
 * The field in which this place of a file lies, from the exported name inward: `contact phone`.
 * @param {ts.SourceFile} file @param {number} place
 */
function fieldAt(file, place) {
  /** @type {string[]} */
  const names = []
  /** @param {ts.Node} node */
  function visit(node) {
    if (place < node.getStart(file) || place >= node.end) return
    if ((ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && 'text' in node.name)
      names.push(String(node.name.text))
    if (ts.isArrayLiteralExpression(node))
      names.push(
        ...node.elements.flatMap((item, index) =>
          place >= item.pos && place < item.end ? [`${index}`] : [],
        ),
      )
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names.join(' ')
}

/** @param {string} file */
function pathOf(file) {
  return relative(process.cwd(), file).replaceAll('\\', '/')
}
