import { execFile } from 'node:child_process'
import { join } from 'node:path'

export interface InboxOutcome {
  code: number
  out: string
  error: string
}

/** Runs a command of the bundle's inbox in the folder of its data. */
export function runInbox(
  bundle: string,
  dataDir: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<InboxOutcome> {
  return new Promise((resolve) => {
    const options = { env: { DATA_DIR: dataDir, ...env }, cwd: bundle, maxBuffer: Number.POSITIVE_INFINITY }
    execFile(process.execPath, [join(bundle, 'inbox.js'), ...args], options, (failure, out, error) => {
      resolve({ code: failure ? Number(failure.code) : 0, out, error })
    })
  })
}
