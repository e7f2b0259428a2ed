import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { wordRuns } from '../pipeline/lock/confidential-words'
import { isOpenFile } from '../shared/open-files'
import { expect, firstStudy, installed, openLive, passwordField, test, unlock } from './site-test'

const { owner } = installed.site
const SITE = 'dist-locked/closed'
const AT_ONCE = 40

test.describe.configure({ mode: 'default' })

/** Every address of the built site. */
function addresses(): string[] {
  const names = new Set(filesBelow(SITE))
  return [...names]
    .filter(
      (name) => !/^(404|gate)\.html/.test(name) && !(/\.(br|gz)$/.test(name) && names.has(name.slice(0, -3))),
    )
    .map((name) => `/${name.replace(/(^|\/)index\.html$/, '')}`)
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/** How each address is answered. */
async function askAll(request: APIRequestContext) {
  const all = addresses()
  const answers: { path: string; status: number; cache: string }[] = []
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const some = all.slice(start, start + AT_ONCE).map(async (path) => {
      const answer = await request.head(path)
      answers.push({ path, status: answer.status(), cache: answer.headers()['cache-control'] ?? '' })
    })
    await Promise.all(some)
  }
  return answers
}

test('a stranger gets what is listed as open, and no byte of the work', { tag: '@lock' }, async ({
  request,
}) => {
  const answers = await askAll(request)
  expect(answers.length).toBeGreaterThan(50)
  const wrong = answers.filter(({ path, status, cache }) =>
    isOpenFile(path) ? status !== 200 : status !== 401 || cache !== 'no-store',
  )
  expect(wrong.map(({ path, status }) => `${path} ${status}`)).toEqual([])
  const open = answers.filter(({ status }) => status === 200).map(({ path }) => path)
  const pictures = open.filter((path) => /\.(pdf|jpg|png|webp|avif)$/.test(path))
  expect(pictures.filter((path) => !/^\/images\/gate-\d+-\w+\.webp$/.test(path)).sort()).toEqual([
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
    '/social/locked.jpg',
  ])
  const gate = await request.get(firstStudy.caseStudyUrl, { headers: { accept: 'text/html' } })
  expect(gate.status()).toBe(401)
  const bodies = await Promise.all(open.map(async (path) => (await request.get(path)).text()))
  const words = [...bodies, await gate.text()].map(wordRuns)
  const content = filesBelow('content').filter(
    (name) => /\.ts$/.test(name) && !/^(gate|types)\.ts$|\.test\.ts$/.test(name),
  )
  const told = content.filter((name) => {
    const runs = [...wordRuns(readFileSync(join('content', name), 'utf8'))]
    return words.some((open) => runs.some((run) => open.has(run)))
  })
  expect(told).toEqual([])
})

test.describe('with a session', () => {
  test.use({ access: true })

  test('every file of the built site comes, and only for its visitor', { tag: '@lock' }, async ({ page }) => {
    const answers = await askAll(page.request)
    const wrong = answers.filter(
      ({ path, status, cache }) => status !== 200 || (!isOpenFile(path) && !cache.startsWith('private, ')),
    )
    expect(wrong.map(({ path, status, cache }) => `${path} ${status} ${cache}`)).toEqual([])
  })

  test('that is ended, a click leads to the gate and the deck keeps nothing', { tag: '@lock' }, async ({
    page,
  }) => {
    const kept = () =>
      page.evaluate(async () => (await caches.open('portfolio-deck')).match('/presentation').then(Boolean))
    await openLive(page, '/presentation')
    await expect.poll(kept, { timeout: 30_000 }).toBe(true)
    await openLive(page, '/')
    await endSession(page)
    await page.getByRole('banner').locator('a[href="/visuals"]').click()
    await expect(passwordField(page)).toBeVisible()
    await expect(page).toHaveURL('/visuals')
    await expect.poll(() => page.evaluate(() => caches.has('portfolio-deck'))).toBe(false)
    await page.goto('/presentation')
    await expect(passwordField(page)).toBeVisible()
    await unlock(page, page.getByText(`1 of ${installed.presentation.slides.length}`).first())
  })
  test.use({ expectedErrors: /40[13]|dynamically imported module/ })
})

test('a flag that was set by hand opens nothing', { tag: '@lock' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('portfolio-authenticated', 'true'))
  const response = await page.goto('/about')
  expect(response?.status()).toBe(401)
  await expect(page.getByRole('heading')).toHaveText([installed.gate.gate.title])
})

test('a pasted link unfolds to a neutral card, whatever its address', { tag: '@lock' }, async ({
  request,
}) => {
  const headers = { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }
  const answer = await request.get(firstStudy.caseStudyUrl, { headers })
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain(`property="og:title" content="${owner.name}, ${owner.role}"`)
  expect(html).toContain('noindex')
  expect(html).not.toMatch(/Azure|name="description"|og:description|ld\+json|canonical|sitemap/)
  const [, card] = /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? []
  expect((await request.get(card!)).headers()['content-type']).toBe('image/jpeg')
})

/** As the owner does. */
async function endSession(page: Page): Promise<void> {
  const [cookie] = await page.context().cookies()
  const id = cookie!.value.split('.')[0]!
  const env = { ...process.env, DATA_DIR: `test-results/data-${new URL(page.url()).port}` }
  const said = execFileSync(process.execPath, ['dist-locked/server/access.js', 'end', id], {
    env,
    encoding: 'utf8',
  })
  expect(said).toContain('1 session is ended')
  await expect.poll(async () => (await page.request.head('/')).status()).toBe(401)
}
