import type { RichNode } from '../../content/types.ts'
import { isPicture } from '../pictures/is-picture.ts'

/** Every content file with what it exports. */
const files = import.meta.glob<Record<string, unknown>>(
  [
    '../../content/**/*.ts',
    '!../../content/**/*.{test,d}.ts',
    '!../../content/testing/**',
    '!../../content/figures/**',
  ],
  { eager: true },
)

/**
 * The same by their names in `content/`, for the journeys. The masters of pictures are nobody's business.
 * @public asked for in the built module
 */
export function contentAsJson(): string {
  const named = Object.entries(files).map(([path, exports]) => [
    path.replace(/^.*content\/|\.ts$/g, ''),
    exports,
  ])
  return JSON.stringify(Object.fromEntries(named), (key, value) => (key === 'master' ? undefined : value))
}

export interface FoundValue<Value = unknown> {
  /** The file below the project's folder. */
  file: string
  /** File and field, for the message of a failing check. */
  where: string
  key: string
  value: Value
}

/** All values of all content files, however deep, each once per file. What two files share is found in both. */
export const contentValues: FoundValue[] = Object.entries(files).flatMap(([path, exports]) => {
  const file = path.replace('../../', '')
  const seen = new Set<object>()
  return walk(`${file}:`, '', exports)

  function walk(where: string, key: string, value: unknown): FoundValue[] {
    if (isRichText(value)) return value.flatMap((node) => words(where, node))
    const found = { file, where, key, value }
    // The parts of a picture are made by the build, not written by the owner.
    if (typeof value !== 'object' || value === null || isPicture(value)) return [found]
    if (seen.has(value)) return []
    seen.add(value)
    return [found, ...Object.entries(value).flatMap(([name, part]) => walk(`${where} ${name}`, name, part))]
  }

  /** What the build has made of Markdown is, to every rule, its words and where they lead. */
  function words(where: string, node: RichNode): FoundValue[] {
    if (typeof node === 'string') return [{ file, where, key: 'words', value: node }]
    const link = node.tag === 'a' ? [{ file, where, key: 'href', value: node.href }] : []
    return 'children' in node ? [...link, ...node.children.flatMap((child) => words(where, child))] : link
  }
})

/** A text in which nothing is marked is a string, so one of the nodes is always an element. */
function isRichText(value: unknown): value is RichNode[] {
  return (
    Array.isArray(value) && value.some((node) => typeof node === 'object' && node !== null && 'tag' in node)
  )
}

/** All that is written in words; drawings are not. */
export const contentStrings = contentValues.filter(
  (found): found is FoundValue<string> => typeof found.value === 'string' && !found.value.startsWith('<svg'),
)
