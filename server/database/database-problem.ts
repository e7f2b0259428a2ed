/** What keeps messages from being stored, as `/healthz` tells it. */
export type Trouble = 'unreachable' | 'damaged' | 'unknown schema' | 'read-only' | 'full'

/** What the owner can do about it. The others may pass by themselves. */
export const REMEDIES: Partial<Record<Trouble, string>> = {
  damaged: 'Stop the server and restore a backup with: npm run inbox restore FILE',
  'unknown schema':
    'Run the version of the site that made these tables, or restore a backup with: npm run inbox restore FILE',
}

/** An error that says itself which trouble it is. */
export class DatabaseProblem extends Error {
  readonly trouble: Trouble
  constructor(trouble: Trouble, message: string) {
    super(message)
    this.trouble = trouble
  }
}

/** Codes of SQLite and of PostgreSQL, or how these begin. */
const CODES: [string, Trouble][] = [
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['XX001', 'damaged'],
  ['XX002', 'damaged'],
  ['SQLITE_READONLY', 'read-only'],
  ['25006', 'read-only'],
  ['SQLITE_FULL', 'full'],
  ['53100', 'full'],
  // A missing right; all else that begins with 42 is a table or column that is missing or there twice.
  ['42501', 'unreachable'],
  ['42', 'unknown schema'],
]

export function troubleOf(error: unknown): Trouble {
  if (error instanceof DatabaseProblem) return error.trouble
  const { code = '' } = error as { code?: string }
  // SQLite's general code: here only a statement that does not fit the tables.
  if (code === 'SQLITE_ERROR') return 'unknown schema'
  return CODES.find(([start]) => code.startsWith(start))?.[1] ?? 'unreachable'
}
