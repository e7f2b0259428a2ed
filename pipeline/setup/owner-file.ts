import ts from 'typescript'

/** What `npm run setup` asks for and `content/site.ts` holds. */
export interface OwnerFacts {
  name: string
  role: string
  email: string
  phone: string
  place: string
  origin: string
}

/** Where each of them stands: the exported name and the field. */
const PLACES: Record<keyof OwnerFacts, [string, string]> = {
  name: ['owner', 'name'],
  role: ['owner', 'role'],
  email: ['contact', 'email'],
  phone: ['contact', 'phone'],
  place: ['contact', 'location'],
  origin: ['seoDefaults', 'origin'],
}
const PLAIN: Record<string, string> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ı: 'i',
}

/** As the file says now. */
export function readOwner(source: string): OwnerFacts {
  const found = Object.entries(PLACES).map(([fact, place]) => [fact, literalAt(source, ...place)?.text ?? ''])
  return Object.fromEntries(found)
}

/** The file with other facts. What was made of the old name follows, unless the owner has changed it since. */
export function withOwner(source: string, facts: OwnerFacts): string {
  const before = readOwner(source)
  let changed = source
  const set = (place: [string, string], value: string) => {
    const literal = literalAt(changed, ...place)
    if (!literal) throw new Error(`content/site.ts has no text at ${place.join(' ')} any more.`)
    changed = `${changed.slice(0, literal.start)}${quoted(value)}${changed.slice(literal.end)}`
  }
  for (const [place, derive] of DERIVED)
    if (literalAt(changed, ...place)?.text === derive(before)) set(place, derive(facts))
  for (const [fact, place] of Object.entries(PLACES)) set(place, facts[fact as keyof OwnerFacts])
  return changed
}

const DERIVED: [[string, string], (facts: OwnerFacts) => string][] = [
  [
    ['seoDefaults', 'siteName'],
    ({ name, role }) => `${name}, ${role.replace(/^senior /i, '').toLowerCase()}`,
  ],
  [['resumeDownload', 'filename'], ({ name }) => `${name.trim().replaceAll(/\s+/g, '-')}-Resume.pdf`],
  [['resumeDownload', 'path'], ({ name }) => `documents/${slug(name)}-resume.pdf`],
]

/** A name as addresses have it: `Łucja Nguyễn` is `lucja-nguyen`. */
function slug(name: string): string {
  const plain = [...name.toLowerCase()].map((letter) => PLAIN[letter] ?? letter).join('')
  const letters = plain
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  return letters.replaceAll(/^-|-$/g, '') || 'my'
}

function literalAt(source: string, variable: string, field: string) {
  const file = ts.createSourceFile('site.ts', source, ts.ScriptTarget.Latest, true)
  const declaration = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText(file) === variable)
  const value = declaration?.initializer
  if (!value || !ts.isObjectLiteralExpression(value)) return undefined
  const property = value.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => name.getText(file) === field)
  const literal = property?.initializer
  if (!literal || !ts.isStringLiteralLike(literal)) return undefined
  return { text: literal.text, start: literal.getStart(file), end: literal.end }
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
