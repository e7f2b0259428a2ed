import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './free-port.ts'
import { postgresBinaries } from './postgres-binaries.ts'

export interface PostgresServer {
  url: string
  /** Makes a new, empty database and gives its address. */
  createDatabase: () => Promise<string>
  stop: () => Promise<void>
  start: () => Promise<void>
  remove: () => Promise<void>
}

/** Databases of the test's own on a server that is there already; they are dropped at the end. */
export function existingPostgres(url: string): Pick<PostgresServer, 'createDatabase' | 'remove'> {
  const names: string[] = []
  return {
    createDatabase: async () => {
      const made = await createDatabase(url)
      names.push(new URL(made).pathname.slice(1))
      return made
    },
    remove: async () => {
      for (const name of names) await command(url, `drop database ${name}`)
    },
  }
}

async function createDatabase(url: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await command(url, `create database ${name}`)
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

/** A PostgreSQL of the test's own, on a free port, with its data in a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const binaries = postgresBinaries()
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const initdb = ['--no-sync', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-D', data]
  execFileSync(join(binaries, 'initdb'), initdb, { stdio: 'ignore', cwd: folder, ...user })
  const port = await freePort()
  const options = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'fsync=off']
  let server: ChildProcess
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`

  async function start(): Promise<void> {
    server = spawn(join(binaries, 'postgres'), options, {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
      ...user,
    })
    let output = ''
    await new Promise<void>((resolve, reject) => {
      server.once('exit', () => reject(new Error(`PostgreSQL ended: ${output}`)))
      server.stderr?.on('data', (chunk) => {
        output += chunk
        if (output.includes('ready to accept connections')) resolve()
      })
    })
  }

  async function stop(): Promise<void> {
    if (server.exitCode !== null) return
    // Ends the clients' connections and then itself.
    server.kill('SIGINT')
    await once(server, 'exit')
  }

  await start()
  return {
    url,
    start,
    stop,
    createDatabase: () => createDatabase(url),
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Several statements may be given at once. */
export async function command(url: string, sql: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
