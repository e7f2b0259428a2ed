import { resolve } from 'node:path'
import { type RunningProgram, run, until } from './programs.ts'

const FUNCTION = 'supabase/functions/send-contact-email'
const DENO = resolve('deploy/rehearse/node_modules/.bin/deno')

/** The function of Supabase under Deno, as a hosted project runs it. It takes requests when the promise resolves. */
export async function startEdgeFunction(port: number, env: Record<string, string>): Promise<RunningProgram> {
  const options = ['--quiet', '--cached-only', '--no-lock', '--no-prompt', '--node-modules-dir=manual']
  const rights = ['--allow-net', '--allow-env', '--allow-read', '--allow-sys']
  const program = ['--config', `${FUNCTION}/deno.json`, `${FUNCTION}/index.ts`]
  const started = run(DENO, ['run', ...options, ...rights, ...program], {
    env: {
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      ADDRESS_KEY: 'a key for tests',
      DELIVERY_SECRET: 'a secret for tests',
      NO_COLOR: '1',
      ...env,
    },
  })
  const ready = async () =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok ?? false
  await until(ready, started)
  return started
}
