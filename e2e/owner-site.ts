import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

/** As scripts/build-locked.mjs builds it. */
export const OWNER_PASSWORD = 'only-for-journeys'

export interface OwnerSite {
  address: string
  stop: () => Promise<void>
}

/** The site with the lock, links and readers, on data of its own: other journeys' visits stay out of its sums. */
export async function startOwnerSite(): Promise<OwnerSite> {
  const data = mkdtempSync(join(tmpdir(), 'owner-'))
  const server = spawn(process.execPath, ['dist-locked/server/node.js'], {
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      BUILD_FOLDER: 'dist-locked',
      LOCK: 'server',
      OWNER_PASSWORD,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  async function stop() {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    rmSync(data, { recursive: true, force: true })
  }
  let output = ''
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk
    const [, address] = /The site is at (\S+)/.exec(output) ?? []
    if (address) return { address, stop }
  }
  await stop()
  throw new Error(`It ended: ${output}`)
}

export async function signIn(page: Page, password = OWNER_PASSWORD): Promise<void> {
  await page.getByLabel('Owner’s password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Goes to one of the screens by its link in the header. */
export async function goToScreen(page: Page, name: 'Readers' | 'Links' | 'Messages'): Promise<void> {
  await page.getByRole('navigation', { name: 'Owner' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
