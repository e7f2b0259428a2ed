import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LockDescription } from '../shared/lock.ts'
import type { ReadersDescription } from '../shared/reads.ts'
import { type SecurityHeaderOptions, securityHeaders } from '../shared/security-headers.ts'
import { SettingsError } from './common-settings.ts'
import type { StaticSite } from './http/static-answer.ts'
import { createLog, type Log } from './log.ts'
import { type BuiltParts, createBackend } from './node/backend.ts'
import { loadSettings, type Settings } from './node/settings.ts'
import { closeGently, createSiteServer, retireConnections } from './node/site-server.ts'
import { loadOwnerView, loadStaticSite } from './node/static-files.ts'

async function main(): Promise<void> {
  const settings = loadSettings()
  const { site, lock, readers } = loadSite(settings)
  const log = createLog(settings.logFormat)
  const backend = createBackend(settings, log, { lock, readers })
  await backend.start()
  const server = createSiteServer(site, backend)
  const stop = async () => {
    backend.announceStop()
    retireConnections(server)
    log('Stopping: what has begun is finished', { event: 'server.stopping' })
    await sleep(settings.stopDelayMs)
    await closeGently(server)
    await backend.stop()
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(settings.port, settings.host, resolve)
  }).catch(async (error: NodeJS.ErrnoException) => {
    await backend.stop()
    throw new SettingsError([listenMistake(error, settings)])
  })
  stopOnSignals(stop)
  if (lock) log('The lock is on: only visitors who give the password get the site.', { event: 'lock.on' })
  announce(settings, (server.address() as AddressInfo).port, log)
}

interface BuiltSite extends SecurityHeaderOptions {
  lock?: LockDescription
  readers?: ReadersDescription
  formerPaths?: Record<string, string>
}

/** Server and build must agree: a mistake may close the site, but never open it. */
function loadSite(settings: Settings): BuiltParts & { site: StaticSite } {
  const folder = settings.buildFolder
  const description = join(folder, 'site.json')
  if (!existsSync(description)) {
    throw new SettingsError(['The built site is missing. Make it with: npm run build'])
  }
  const built: BuiltSite = JSON.parse(readFileSync(description, 'utf8'))
  const { lock, readers, formerPaths = {} } = built
  agree('LOCK=server', settings.lock, lock)
  agree('OWNER_PASSWORD', settings.ownerPassword !== undefined, readers)
  const files = join(folder, lock ? 'closed' : 'client')
  return {
    site: { ...loadStaticSite(files, securityHeaders(built), lock), formerPaths },
    lock,
    readers: readers && { description: readers, view: loadOwnerView(join(folder, 'owner')) },
  }
}

function agree(setting: string, isSet: boolean, built: object | undefined): void {
  if (isSet && !built) {
    throw new SettingsError([
      `${setting} is set, but the site was built without it. Build it again: npm run build`,
    ])
  }
  if (built && !isSet) {
    throw new SettingsError([
      `The site was built with ${setting}: set that for the server too, or build it again.`,
    ])
  }
}

function announce({ mail, host }: Settings, port: number, log: Log): void {
  // The address comes last, where people look for it.
  if (mail) log('Messages are stored and sent to MAIL_TO.', { event: 'mail.on' })
  else
    log('Mail is not configured: messages are only stored. Read them with: npm run inbox', {
      event: 'mail.off',
    })
  log(`The site is at http://${host ?? 'localhost'}:${port}`, { event: 'server.started', port })
}

/** The first signal finishes what has begun, the second one does not wait for it. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = () => {
    if (stopping) process.exit(1)
    stopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
}

function listenMistake(error: NodeJS.ErrnoException, { port, host }: Settings): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with PORT=…`
  if (error.code === 'EACCES') return `Port ${port} needs more rights than this process has.`
  return `Cannot listen on ${host ?? 'any address'}, port ${port}: ${error.code ?? error.message}.`
}

main().catch((error: unknown) => {
  const lines =
    error instanceof SettingsError ? error.lines : [error instanceof Error ? error.message : String(error)]
  for (const line of lines) console.error(line)
  process.exit(1)
})
