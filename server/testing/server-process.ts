import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contactRequest } from './contact-request.ts'

export interface ServerProcess {
  process: ChildProcess
  port: number
  output: () => string
  /** The exit code, or the signal's name. */
  ended: Promise<number | string>
}

export interface ServerFolder {
  folder: string
  dataDir: string
  remove: () => void
}

/** A folder to start the server in: a small built site, and room for its data. */
export function makeServerFolder(): ServerFolder {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  mkdirSync(join(folder, 'dist', 'client'), { recursive: true })
  writeFileSync(join(folder, 'dist', 'site.json'), JSON.stringify({ inlineScriptHashes: ['sha256-test='] }))
  writeFileSync(join(folder, 'dist', 'client', 'index.html'), '<!doctype html><title>Home</title>')
  writeFileSync(join(folder, 'dist', 'client', '404.html'), '<!doctype html><title>Not found</title>')
  return {
    folder,
    dataDir: join(folder, 'data'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Rate limits that no test reaches by accident. */
export const NO_LIMITS = {
  RATE_LIMIT_TEN_MINUTES: '1000000',
  RATE_LIMIT_DAY: '1000000',
  RATE_LIMIT_DAY_MB: '1000000',
  RATE_LIMIT_EVERYONE_HOUR: '1000000',
}

/** Starts the program of the bundle; resolves when it serves, or when it has ended before that. */
export async function runServer(
  bundle: string,
  folder: string,
  env: Record<string, string>,
  shellPrefix = '',
): Promise<ServerProcess> {
  const child = spawn(
    '/bin/sh',
    ['-c', `${shellPrefix} exec "$0" "$1"`, process.execPath, join(bundle, 'node.js')],
    {
      cwd: folder,
      env: { PORT: '0', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'))
  })
  const port = await new Promise<number>((resolve) => {
    const listen = (chunk: Buffer) => {
      output += chunk
      const address = /The site is at http:\/\/[^\s"]*:(\d+)"?\}?$/m.exec(output)
      if (address) resolve(Number(address[1]))
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => resolve(0))
  })
  return { process: child, port, output: () => output, ended }
}

export async function postMessage(port: number, body: object): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/functions/v1/send-contact-email`, contactRequest(body))
  await answer.arrayBuffer()
  return answer.status
}
