import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Settings } from '../../node/settings.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const MEGABYTE = 1024 * 1024
/** Below this, SQLite soon has no room for its log. */
const LEAST_FREE = 100 * MEGABYTE
const LEAST_OPEN_FILES = 1024
const FOR_OTHERS = 0o077

/** Disk, limits, and files that others on this machine may read. */
export function examineMachine(settings: Settings): Finding[] {
  return [disk(settings), ...openFiles(), ...rights([settings.dataDir, 'backups', '.env'])]
}

function disk({ dataDir, storeQuota, databaseUrl }: Settings): Finding {
  const { bavail, bsize } = statfsSync(nearestFolder(dataDir))
  const free = bavail * bsize
  const text = `${Math.round(free / MEGABYTE)} MB are free for ${dataDir}`
  if (free < LEAST_FREE) return problem('disk', `Only ${text}.`)
  if (!databaseUrl && free < storeQuota)
    return warning('disk', `${text}, less than STORE_QUOTA_MB allows to be stored.`)
  return ok('disk', `${text}.`)
}

function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder))
}

/** Each visitor takes one, the proxy's connection another. */
function openFiles(): Finding[] {
  if (!existsSync('/proc/self/limits')) return []
  const [, limit] = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  if (limit !== 'unlimited' && Number(limit) < LEAST_OPEN_FILES)
    return [warning('open files', `Only ${limit} may be open at once; set at least 1024 (ulimit -n).`)]
  return [ok('open files', `${limit} may be open at once.`)]
}

function rights(places: string[]): Finding[] {
  if (process.platform === 'win32') return []
  const open = places.flatMap(withContents).filter((path) => (statSync(path).mode & FOR_OTHERS) !== 0)
  if (open.length === 0) return [ok('rights', 'Messages and settings can be read by their owner only.')]
  return [problem('rights', `Others on this machine may read ${open.join(', ')}. Close with: chmod go= …`)]
}

/** What lies in a folder that is closed is closed as well. */
function withContents(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory() || (stat.mode & FOR_OTHERS) === 0) return [path]
  return [path, ...readdirSync(path).flatMap((name) => withContents(join(path, name)))]
}
