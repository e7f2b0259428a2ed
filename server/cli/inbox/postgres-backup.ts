import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { SettingsError } from '../../common-settings.ts'
import type { Database, Schema } from '../../database/database.ts'
import { migrate } from '../../database/migrations.ts'
import { openPostgres, refuseWhileUsed } from '../../database/postgres-database.ts'
import { checkSchema } from '../../database/schema-check.ts'
import { databaseFile, openSqlite } from '../../node/sqlite-database.ts'
import { backup } from './backup.ts'
import { copyTables } from './copy-tables.ts'
import { inspectCopy, linksWarning, makeSafe, replacedName } from './database-copy.ts'
import { copyWithLog } from './restore.ts'

/**
 * A backup of PostgreSQL is the same file as one of SQLite, so that either can be restored to either: a move from
 * one to the other is a backup and a restore.
 */
export async function backupPostgres(url: string, target: string): Promise<void> {
  if (existsSync(target)) throw new SettingsError([`${target} is there already. Choose another name.`])
  await inFolder(`${resolve(target)}.copy`, async (folder) => {
    await withDatabases(url, folder, (source, copy) =>
      source.queries
        .transaction()
        // One moment, whatever is written meanwhile.
        .setIsolationLevel('repeatable read')
        .execute(async (from) => {
          await checkSchema(from)
          await copy.queries.transaction().execute((to) => copyTables(from, to))
          const [stored, copied] = [await countMessages(from), await countMessages(copy.queries)]
          if (copied !== stored)
            throw new SettingsError([`Only ${copied} of ${stored} messages were copied.`])
        }),
    )
    backup(folder, target)
  })
}

/** Replaces everything at once, or nothing. What was there before is kept as a file beside the backup. */
export async function restorePostgres(url: string, source: string, now = new Date()): Promise<void> {
  if (!existsSync(source)) throw new SettingsError([`There is no file ${source}.`])
  await inFolder(`${resolve(source)}.restoring`, async (folder) => {
    copyWithLog(source, databaseFile(folder))
    const count = inspectCopy(databaseFile(folder), source)
    makeSafe(databaseFile(folder), now)
    const warning = linksWarning(databaseFile(folder))
    await withDatabases(url, folder, async (target, copy) => {
      await refuseWhileUsed(target)
      await migrate(target)
      if ((await countMessages(target.queries)) > 0)
        await backupPostgres(url, replacedName(dirname(resolve(source)), now))
      await target.queries.transaction().execute(async (to) => {
        // A server that starts waits meanwhile.
        await sql`lock table contact_messages, mail_queue in access exclusive mode`.execute(to)
        await copyTables(copy.queries, to)
      })
    })
    console.log(`${count} messages are restored from ${source}.`)
    if (warning) console.log(warning)
  })
}

async function withDatabases<Result>(
  url: string,
  folder: string,
  work: (postgres: Database, sqlite: Database) => Promise<Result>,
): Promise<Result> {
  const postgres = openPostgres(url, 1)
  const sqlite = openSqlite(folder)
  try {
    // A backup of an earlier version gets the tables of this one.
    await migrate(sqlite)
    return await work(postgres, sqlite)
  } finally {
    await sqlite.close()
    await postgres.close()
  }
}

async function inFolder(folder: string, work: (folder: string) => Promise<void>): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function countMessages(queries: Kysely<Schema>): Promise<number> {
  const count = (query: Kysely<Schema>) =>
    query.selectFrom('contact_messages').select(({ fn }) => fn.countAll<number>().as('count'))
  return Number((await count(queries).executeTakeFirstOrThrow()).count)
}
