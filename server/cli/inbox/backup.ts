import { existsSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import Sqlite from 'libsql'
import { SettingsError } from '../../common-settings.ts'
import { shareDataFolder } from '../../node/data-lock.ts'
import { createPrivateFile } from '../../node/private-files.ts'
import { databaseFile } from '../../node/sqlite-database.ts'
import { inspectCopy, syncToDisk } from './database-copy.ts'

/** A copy of one moment, also while a server writes. It gets its name when it has been read back. */
export function backup(dataDir: string, target: string): void {
  const source = databaseFile(dataDir)
  if (!existsSync(source)) throw new SettingsError([`There is nothing to back up in ${dataDir}.`])
  if (existsSync(target)) throw new SettingsError([`${target} is there already. Choose another name.`])
  const draft = `${resolve(target)}.partial`
  const leaveFolder = shareDataFolder(dataDir)
  try {
    rmSync(draft, { force: true })
    createPrivateFile(draft)
    const connection = new Sqlite(source)
    connection.prepare('vacuum into ?').run(draft)
    connection.close()
    const count = inspectCopy(draft, source)
    syncToDisk(draft)
    renameSync(draft, target)
    console.log(`${count} messages are copied to ${target}.`)
  } catch (error) {
    rmSync(draft, { force: true })
    if (error instanceof SettingsError) throw error
    throw new SettingsError([`${source} could not be copied to ${target}: ${(error as Error).message}.`])
  } finally {
    leaveFolder()
  }
}
