import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const DEBIAN_FOLDER = '/usr/lib/postgresql'
const MISSING =
  'PostgreSQL is missing: install it (Debian: apt-get install postgresql) so that `initdb` is found.'

/** The folder of PostgreSQL's programs. Where Debian's package can be installed, it is. */
export function postgresBinaries(): string {
  const found = findBinaries()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    try {
      // Another test may be installing it right now, hence the wait for the lock.
      execFileSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=180', 'update'], quiet)
      execFileSync('apt-get', ['-qq', '-y', '-o', 'DPkg::Lock::Timeout=180', 'install', 'postgresql'], quiet)
    } catch {
      throw new Error(MISSING)
    }
  }
  const installed = findBinaries()
  if (!installed) throw new Error(MISSING)
  return installed
}

function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}
