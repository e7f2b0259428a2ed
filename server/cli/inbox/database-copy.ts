import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { SettingsError } from '../../common-settings.ts'
import { DatabaseProblem } from '../../database/database-problem.ts'
import { MIGRATIONS } from '../../database/migration-list.ts'
import { checkNames } from '../../database/migrator.ts'

/** Reads a copy of the database through. Gives its number of messages, or throws `SettingsError` with what is wrong. */
export function inspectCopy(file: string, shownAs: string): number {
  const connection = new Sqlite(file)
  try {
    const [{ integrity_check: found }] = connection.prepare('pragma integrity_check(1)').all() as [
      { integrity_check: string },
    ]
    if (found !== 'ok') throw new DatabaseProblem('damaged', found.replaceAll('\n', ' '))
    const applied = connection.prepare(`select name from ${namesTable(connection)}`).all() as {
      name: string
    }[]
    checkNames(
      applied.map(({ name }) => name),
      MIGRATIONS,
    )
    const [{ count }] = connection.prepare('select count(*) as count from contact_messages').all() as [
      { count: number },
    ]
    // Into the file alone, with nothing beside it.
    connection.pragma('journal_mode = DELETE')
    return count
  } catch (error) {
    throw new SettingsError([`${shownAs} is no whole copy of this inbox: ${(error as Error).message}.`])
  } finally {
    connection.close()
  }
}

/** A backup of an earlier version has the names of its migrations in another table. */
function namesTable(connection: Sqlite.Database): string {
  const [former] = connection.prepare("select 1 from sqlite_master where name = 'contact_migrations'").all()
  return former ? 'contact_migrations' : 'contact_kysely_migration'
}

/**
 * Takes out of a copy what could act by itself: none of ours has a trigger or a view. Who was shut out after the copy was
 * made must stay so: every visitor gives the password again.
 */
export function makeSafe(file: string, now: Date): void {
  const connection = new Sqlite(file)
  try {
    const foreign = "select type, name from sqlite_master where type in ('trigger', 'view')"
    for (const { type, name } of connection.prepare(foreign).all() as { type: string; name: string }[])
      connection.exec(`drop ${type} if exists "${name.replaceAll('"', '""')}"`)
    const tables = connection.prepare("select name from sqlite_master where name = 'access_sessions'").all()
    if (tables.length === 0) return
    connection.exec('delete from access_sessions')
    // A number that no running server has seen.
    connection.prepare("update contact_state set value = ? where name = 'sessions_ended'").run(now.getTime())
  } finally {
    connection.close()
  }
}

/** What the owner should know of the links in a copy: some may have been revoked after it was made. */
export function linksWarning(file: string): string | undefined {
  const connection = new Sqlite(file)
  try {
    const tables = connection.prepare("select name from sqlite_master where name = 'access_links'").all()
    if (tables.length === 0) return undefined
    const valid = connection.prepare('select id from access_links where revoked_at is null limit 1').all()
    if (valid.length === 0) return undefined
    return 'Links are as they were then: revoke again what you have revoked since (npm run links).'
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
