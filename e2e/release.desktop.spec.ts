import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plainStaticServer } from './plain-static-server'
import { expect, firstStudy, installed, test } from './site-test'

test.use({ access: true })

const RESUME = `/storage/v1/object/public/${installed.site.resumeDownload.path}`

/** Starts the release as a stranger would: elsewhere, with nothing of this project around it. */
async function startRelease(folder: string): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, ['dist/server/node.js'], {
    cwd: folder,
    env: { PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of server.stdout!.iterator({ destroyOnReturn: false })) {
    output += chunk
    const [, address] = /The site is at (\S+)/.exec(output) ?? []
    if (address) return { server, address }
  }
  throw new Error(`It ended: ${output}`)
}

test('a release starts in an empty folder, without the tools, and has its commands', async ({ request }) => {
  const made = mkdtempSync(join(tmpdir(), 'release-'))
  const folder = `${made}-elsewhere`
  try {
    execFileSync(process.execPath, ['scripts/release.mjs', join(made, 'release')], { stdio: 'pipe' })
    renameSync(join(made, 'release'), folder)
    expect(readdirSync(join(folder, 'node_modules')).sort()).toEqual([
      '@libsql',
      '@neon-rs',
      'detect-libc',
      'libsql',
    ])
    const { server, address } = await startRelease(folder)
    for (const [path, status] of [
      ['/', 200],
      [firstStudy.caseStudyUrl, 200],
      [RESUME, 200],
      ['/nowhere', 404],
      ['/healthz', 200],
    ] as const)
      expect((await request.get(address + path)).status(), path).toBe(status)
    const message = { name: 'Ada', email: 'ada@example.com', subject: 'A role', message: 'Hello' }
    expect((await request.post(`${address}/functions/v1/send-contact-email`, { data: message })).ok()).toBe(
      true,
    )
    const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const npm = (name: string, file = '') =>
      execFileSync(`${scripts[name]} ${file}`, { cwd: folder, encoding: 'utf8', shell: true })
    expect(npm('inbox')).toContain('A role')
    expect(npm('backup')).toMatch(/^1 messages are copied to backups\/contact-\d+-\d+\.db\.\n$/)
    expect(npm('doctor')).toContain('SQLite stores messages.')
    server.kill('SIGTERM')
    expect(await once(server, 'exit')).toEqual([0, null])
    const [copy = ''] = readdirSync(join(folder, 'backups'))
    expect(npm('restore', `backups/${copy}`)).toContain('1 messages are restored')
  } finally {
    rmSync(made, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a plain static server, with no headers and no rules, shows deep links, PDF and previews', async ({
  page,
  request,
}) => {
  const server = createServer(plainStaticServer('dist/client')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    await page.goto(`${address}${firstStudy.caseStudyUrl}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(firstStudy.title)
    await page.getByRole('navigation').first().locator('a[href="/about"]').click()
    await expect(page).toHaveTitle(new RegExp(installed.about.seo.title))
    expect((await request.get(`${address}/nowhere`)).status()).toBe(404)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    const preview = await request.get(address + new URL(image ?? '').pathname)
    expect([preview.status(), preview.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
    const pdf = await request.get(address + RESUME)
    expect(pdf.headers()['content-type']).toBe('application/pdf')
  } finally {
    server.close()
    server.closeAllConnections()
  }
})
