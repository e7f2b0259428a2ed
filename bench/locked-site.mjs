/** The site with the lock on, beside the usual one, and a session of a visitor of it. */
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './load.mjs'

const FOLDER = 'dist-locked'

/** Nothing where `npm run build:locked` was not run. */
export async function startLockedSite() {
  if (!existsSync(`${FOLDER}/site.json`)) return undefined
  const settings = {
    LOCK: 'server',
    OWNER_PASSWORD: 'only-for-journeys',
    BUILD_FOLDER: FOLDER,
    PORT: '0',
    HOST: '127.0.0.1',
  }
  const site = await startServer([`${FOLDER}/server/node.js`], {
    env: { ...process.env, ...settings, DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-locked-')) },
  })
  const answer = await fetch(`http://127.0.0.1:${site.port}/auth/v1/unlock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: process.env.PORTFOLIO_PASSWORD ?? 'low-sun' }),
  })
  const [name, value] = answer.headers.get('set-cookie').split(';')[0].split('=')
  return { ...site, cookie: { name, value } }
}
