/** Every content file with what it exports, by its name below `content/`. */
const files = import.meta.glob<Record<string, unknown>>(
  ['../**/*.ts', '!../**/*.test.ts', '!../**/*.d.ts', '!../testing/**'],
  {
    eager: true,
  },
)

export interface FoundValue {
  /** File and field, for the message of a failing check. */
  where: string
  key: string
  value: unknown
}

/** All values of all content files, however deep. What several files show is found in each. */
export function contentValues(file?: string): FoundValue[] {
  return Object.entries(files)
    .map(([path, exports]) => ({ name: path.replace('../', ''), exports }))
    .filter(({ name }) => !file || name === file)
    .flatMap(({ name, exports }) => walk(`content/${name}`, '', exports, ':'))
}

function walk(where: string, key: string, value: unknown, separator = '.'): FoundValue[] {
  const found = { where, key, value }
  // Parts of a picture are made by the build, not written by the owner.
  if (typeof value !== 'object' || value === null || isPicture(value)) return [found]
  return [
    found,
    ...Object.entries(value).flatMap(([name, part]) => walk(`${where}${separator}${name}`, name, part)),
  ]
}

export function isPicture(value: unknown): value is import('../types').Picture {
  return typeof value === 'object' && value !== null && 'avif' in value && 'webp' in value
}

export function contentStrings(file?: string): { where: string; key: string; value: string }[] {
  return contentValues(file).filter(
    (found): found is FoundValue & { value: string } => typeof found.value === 'string',
  )
}

export function contentFileNames(): string[] {
  return Object.keys(files).map((path) => path.replace('../', ''))
}
