import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of a program. Debian's package is installed where that is possible; else the rehearsal fails and says why. */
export function program(name: string, debianPackage = name): string {
  const found = find(name)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const install = ['-qq', '-y', '--no-install-recommends', 'install', debianPackage]
    execFileSync('apt-get', ['-qq', 'update'], { stdio: 'ignore', env })
    execFileSync('apt-get', install, { stdio: 'ignore', env })
  }
  const installed = find(name)
  if (!installed) {
    throw new Error(
      `This can't be rehearsed here: ${name} is missing (Debian: apt-get install ${debianPackage}).`,
    )
  }
  return installed
}

function find(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

const running = new Set<ChildProcess>()

export interface RunningProgram {
  child: ChildProcess
  /** Everything that it has said. */
  output: () => string
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

export function run(file: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  let output = ''
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  child.once('exit', () => running.delete(child))
  return {
    child,
    output: () => output,
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  } satisfies RunningProgram
}

/** However the rehearsal ends, nothing is left running. */
export async function stopAll(): Promise<void> {
  for (const child of running) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

/** Asks until it is true, or until the program has ended. */
export async function until(
  condition: () => Promise<boolean> | boolean,
  { child, output }: RunningProgram,
): Promise<void> {
  while (!(await condition())) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended: ${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
