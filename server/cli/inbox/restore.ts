import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'libsql'
import { SettingsError } from '../../common-settings.ts'
import { takeDataFolder } from '../../node/data-lock.ts'
import { createPrivateFile, makePrivate } from '../../node/private-files.ts'
import { databaseFile } from '../../node/sqlite-database.ts'
import { inspectCopy, linksWarning, makeSafe, replacedName, syncToDisk } from './database-copy.ts'

/** Puts a backup in place of the database and keeps what it replaces. */
export function restore(dataDir: string, source: string, now = new Date()): void {
  if (!existsSync(source)) throw new SettingsError([`There is no file ${source}.`])
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const leaveFolder = takeDataFolder(dataDir)
  const target = databaseFile(dataDir)
  const draft = `${target}.restoring`
  try {
    copyWithLog(source, draft)
    const count = inspectCopy(draft, source)
    makeSafe(draft, now)
    const warning = linksWarning(draft)
    syncToDisk(draft)
    const kept = existsSync(target) ? keep(target, now) : undefined
    removeBeside(target)
    renameSync(draft, target)
    syncToDisk(dirname(target))
    console.log(`${count} messages are restored from ${source}.`)
    if (warning) console.log(warning)
    if (kept) console.log(`What was there before is kept as ${kept}.`)
  } finally {
    rmSync(draft, { force: true })
    removeBeside(draft)
    leaveFolder()
  }
}

/** The newest messages may still be in the log beside the file, if it is a plain copy of a running database. */
export function copyWithLog(source: string, draft: string): void {
  for (const ending of ['', '-wal']) {
    rmSync(draft + ending, { force: true })
    if (!existsSync(source + ending)) continue
    createPrivateFile(draft + ending)
    copyFileSync(source + ending, draft + ending)
  }
  rmSync(`${draft}-shm`, { force: true })
}

/** The database is never without its file, so an interruption at any point loses nothing. */
function keep(target: string, now: Date): string {
  emptyLog(target)
  const kept = replacedName(dirname(target), now)
  linkSync(target, kept)
  makePrivate(kept)
  const log = statSync(`${target}-wal`, { throwIfNoEntry: false })
  if (log && log.size > 0) renameSync(`${target}-wal`, `${kept}-wal`)
  return kept
}

function emptyLog(file: string): void {
  try {
    new Sqlite(file).pragma('wal_checkpoint(TRUNCATE)')
  } catch {
    // Damaged, which may be the reason for the restore: then its log is kept with it.
  }
}

function removeBeside(file: string): void {
  for (const ending of ['-wal', '-shm', '-journal']) rmSync(file + ending, { force: true })
}
