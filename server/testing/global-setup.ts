import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'
import { bundleServer } from './server-bundle.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the server's programs, as the build makes them. */
    serverBundle: string
    /** A PostgreSQL on which each test file makes databases of its own. */
    postgresUrl: string
  }
}

/** What all tests of the server share is made once, before the first of them. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL_TEST
  const postgres = given ? undefined : await startPostgres()
  const bundle = await bundleServer()
  provide('postgresUrl', given ?? postgres!.url)
  provide('serverBundle', bundle)
  return async () => {
    await postgres?.remove()
    rmSync(bundle, { recursive: true })
  }
}
