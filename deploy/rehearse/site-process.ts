import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type RunningProgram, run, until } from './programs.ts'

export interface SiteProcess extends RunningProgram {
  port: number
}

/** The built server, as systemd would start it. */
export async function startSite(
  port: number,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<SiteProcess> {
  const program = `${env.BUILD_FOLDER ?? 'dist'}/server/node.js`
  if (!existsSync(program))
    throw new Error('The site is not built: npm run build, and for the lock npm run build:locked')
  const started = run(process.execPath, [program], {
    cwd: resolve('.'),
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      TRUSTED_PROXY: '127.0.0.1',
      STOP_DELAY_SECONDS: '3',
      LOG_FORMAT: 'json',
      ...env,
    },
  })
  const ready = async () =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok ?? false
  await until(ready, started)
  return { ...started, port }
}
