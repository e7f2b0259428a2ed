import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { SettingsError } from '../../common-settings.ts'
import { DatabaseProblem } from '../../database/database-problem.ts'
import { MIGRATIONS } from '../../database/migration-list.ts'
import { checkNames } from '../../database/migrator.ts'

/** Reads a copy of the database through. Gives its number of messages, or throws `SettingsError` with what is wrong. */
export function inspectCopy(file: string, shownAs: string): number {
  try {
    return withFile(file, ({ connection, rows, has }) => {
      const [{ integrity_check: found = '' } = {}] = rows('pragma integrity_check(1)')
      if (found !== 'ok') throw new DatabaseProblem('damaged', found.replaceAll('\n', ' '))
      // A backup of an earlier version has the names of its migrations in another table.
      const names = has('contact_migrations') ? 'contact_migrations' : 'contact_kysely_migration'
      checkNames(
        rows(`select name from ${names}`).map(({ name = '' }) => name),
        MIGRATIONS,
      )
      const [{ count = '' } = {}] = rows('select count(*) as count from contact_messages')
      // Into the file alone, with nothing beside it.
      connection.pragma('journal_mode = DELETE')
      return Number(count)
    })
  } catch (error) {
    throw new SettingsError([`${shownAs} is no whole copy of this inbox: ${(error as Error).message}.`])
  }
}

/**
 * Takes out of a copy what could act by itself: none of ours has a trigger or a view. Who was shut out after the copy was
 * made must stay so: every visitor gives the password again.
 */
export function makeSafe(file: string, now: Date): void {
  withFile(file, ({ connection, rows, has }) => {
    for (const { type, name = '' } of rows(
      "select type, name from sqlite_master where type in ('trigger', 'view')",
    ))
      connection.exec(`drop ${type} if exists "${name.replaceAll('"', '""')}"`)
    if (!has('access_sessions')) return
    connection.exec('delete from access_sessions')
    // A number that no running server has seen.
    connection.prepare("update contact_state set value = ? where name = 'sessions_ended'").run(now.getTime())
  })
}

/** What the owner should know of the links in a copy: some may have been revoked after it was made. */
export function linksWarning(file: string): string | undefined {
  return withFile(file, ({ rows, has }) => {
    const valid = has('access_links') && rows('select id from access_links where revoked_at is null limit 1')
    if (!valid || valid.length === 0) return undefined
    return 'Links are as they were then: revoke again what you have revoked since (npm run links).'
  })
}

interface OpenedFile {
  connection: Sqlite.Database
  rows: (query: string) => Record<string, string>[]
  has: (table: string) => boolean
}

function withFile<Result>(file: string, work: (opened: OpenedFile) => Result): Result {
  const connection = new Sqlite(file)
  const rows = (query: string) => connection.prepare(query).all() as Record<string, string>[]
  const has = (table: string) => rows(`select 1 from sqlite_master where name = '${table}'`).length > 0
  try {
    return work({ connection, rows, has })
  } finally {
    connection.close()
  }
}

/** Resolves what the system still holds back from the disk. */
export function syncToDisk(path: string): void {
  const opened = openSync(path, 'r')
  fsyncSync(opened)
  closeSync(opened)
}

/** Where a backup goes that was given no name. */
export function datedName(folder: string, now: Date): string {
  return freeName(join(folder, `contact-${stamp(now)}`))
}

/** Where that goes which a restore replaces. */
export function replacedName(folder: string, now: Date): string {
  return freeName(join(folder, `contact-replaced-${stamp(now)}`))
}

function stamp(now: Date): string {
  return now
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replace(/[-:]/g, '')
    .replace('T', '-')
}

function freeName(start: string): string {
  let name = `${start}.db`
  for (let number = 2; existsSync(name); number++) name = `${start}-${number}.db`
  return name
}
