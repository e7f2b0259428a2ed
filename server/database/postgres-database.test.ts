import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { existingPostgres } from '../testing/postgres-server.ts'
import { openPostgres } from './postgres-database.ts'

const postgres = existingPostgres(inject('postgresUrl'))
let url: string
beforeAll(async () => {
  url = await postgres.createDatabase()
})
afterAll(() => postgres.remove())

test('whole numbers are numbers, and nothing is left in the connection that a pooler would not have', async () => {
  const database = openPostgres(url)
  const { rows } = await database.queries.transaction().execute(async (transaction) => {
    await sql`select ${'a parameter'}::text`.execute(transaction)
    return sql`select 1767603600000::bigint as time, current_setting('application_name') as name,
      (select count(*) from pg_prepared_statements) as prepared`.execute(transaction)
  })
  expect(rows).toEqual([{ time: 1_767_603_600_000, name: 'portfolio', prepared: 0 }])
  await database.close()
})

test('an address that asks for encryption is not served without it', async () => {
  const database = openPostgres(`${url}?sslmode=require`)
  await expect(sql`select 1`.execute(database.queries)).rejects.toThrow('does not support SSL')
  await database.close()
})

test('a server that takes connections and says nothing is given up', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const database = openPostgres(`postgres://postgres@127.0.0.1:${port}/name`)
  await expect(sql`select 1`.execute(database.queries)).rejects.toThrow('timeout')
  await database.close()
  for (const socket of sockets) socket.destroy()
  silent.close()
})
