import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { SERVER_PROGRAMS } from '../programs.ts'

/**
 * Bundles the server's entries as the build does, for tests that need it as a process of its own.
 * The folder lies inside the project, so that packages are found from there.
 */
export async function bundleServer(): Promise<string> {
  mkdirSync('.cache', { recursive: true })
  const outDir = mkdtempSync(join('.cache', 'server-'))
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // In one file the program starts twice as fast, and the tests start it a hundred times.
    ssr: { noExternal: true, external: ['libsql'] },
    build: {
      ssr: true,
      outDir,
      minify: false,
      rolldownOptions: { input: SERVER_PROGRAMS },
    },
  })
  return join(process.cwd(), outDir)
}
