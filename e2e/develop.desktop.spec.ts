import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../pipeline/testing/project-copy'
import { freePort } from '../server/testing/free-port'
import { expect, expectAlive, test } from './site-test'

// Content that can't be read is an error of its request, too.
test.use({ access: true, expectedErrors: /content\/|status (of )?500/ })

/** The check that was begun when the page was opened comes first; each draws all pages. */
const CHECK_MS = 90_000

/** In pixels. */
const LINE = 100

/** The project as its owner edits it, behind `npm run dev`. */
async function develop() {
  const folder = copyProject()
  for (const name of ['package.json', 'vite.config.ts', '.cache/fonts'])
    cpSync(name, join(folder, name), { recursive: true })
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), LOCK: '', PORTFOLIO_PASSWORD: '', DATA_DIR: 'data' }
  const server = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: folder, env, stdio: 'pipe' })
  async function stop() {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  let output = ''
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk
    if (output.includes('Gate password')) return { folder, address: `http://127.0.0.1:${port}`, output, stop }
  }
  await stop()
  throw new Error(`It ended: ${output}`)
}

test('an edited word is shown where its reader is, and a mistake in the words of the check', async ({
  page,
  content,
}) => {
  test.slow()
  const { heading } = content.about.callToAction
  const { folder, address, output, stop } = await develop()
  const file = join(folder, 'content/about.ts')
  const text = readFileSync(file, 'utf8')
  try {
    expect(output).toContain(new URL(address).port)
    await page.goto(`${address}/about`)
    await expectAlive(page)
    const before = page.getByRole('heading', { name: heading.replaceAll('*', '') })
    await before.scrollIntoViewIfNeeded()
    await page.evaluate(() => Object.assign(window, { same: true }))
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(0)
    writeFileSync(file, text.replace(heading, 'Quite another word'))
    await expect(page.getByRole('heading', { name: 'Quite another word' })).toBeInViewport()
    // A page that was loaded anew would stand at its top; a heading of another length moves it by a line.
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
    expect(await page.evaluate((before) => Math.abs(scrollY - before), place)).toBeLessThan(LINE)
    writeFileSync(file, text.replace(/contactHref: '.*'/, "contactHref: '/contract'"))
    await expect(page.locator('vite-error-overlay .message')).toContainText(
      /content\/about\.ts:\d+: .* leads to \/contract, and there is no such page\./,
      { timeout: CHECK_MS },
    )
  } finally {
    // A server that ends would fail what the page is still asking for.
    await page.goto('about:blank')
    await stop()
  }
})
