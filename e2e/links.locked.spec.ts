import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import type { CaseStudy } from '../content/types'
import { freePort } from '../server/testing/free-port'
import { type SmtpPeer, startSmtpPeer } from '../server/testing/smtp-peer'
import type { Visit } from '../shared/owner-api'
import { studySections } from '../src/pages/case-study/sections'
import { expect, expectAlive, installed, siteLink, test } from './site-test'

const BUILD = 'dist-locked'
const { gate } = installed.gate
const { contact } = installed.site
/** Two studies, in another order than Home's. */
const CARDS = installed['case-studies/index'].caseStudyCards
const [early, last] = [CARDS.at(-6) ?? CARDS[0]!, CARDS.at(-1)!]
const { study: earlyStudy } = installed[`case-studies/${early.id}`] as { study: CaseStudy }
const [firstPart, secondPart = firstPart!] = studySections(earlyStudy).map(({ id }) => id)
const OWNER_PASSWORD = 'only-for-journeys'

let smtp: SmtpPeer
let server: ChildProcess
let origin: string
let env: NodeJS.ProcessEnv

// One server for all, with a mail server of its own.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  smtp = await startSmtpPeer()
  const port = await freePort()
  const data = `test-results/data-links-${port}`
  rmSync(data, { recursive: true, force: true })
  origin = `http://127.0.0.1:${port}`
  env = {
    ...process.env,
    ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, BUILD_FOLDER: BUILD, LOCK: 'server' },
    ...{ OWNER_PASSWORD, SITE_ORIGIN: origin, SMTP_URL: smtp.url },
    ...{ MAIL_FROM: 'site@example.com', MAIL_TO: 'owner@example.com' },
  }
  server = spawn(process.execPath, [`${BUILD}/server/node.js`], { env, stdio: 'ignore' })
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
})

test.afterAll(async () => {
  server.kill('SIGKILL')
  await smtp.stop()
})

function links(...args: string[]): string {
  return execFileSync(process.execPath, [`${BUILD}/server/links.js`, ...args], {
    env,
    encoding: 'utf8',
  }).trim()
}

async function ask(page: Page, path: string) {
  const signedIn = await page.request.post(`${origin}/owner/api/session`, {
    data: { password: OWNER_PASSWORD },
  })
  expect(signedIn.status()).toBe(204)
  return (await page.request.get(`${origin}/owner/api/${path}`)).json()
}

/** The owner has a browser of his own, whose visits are not counted. */
async function asOwner(browser: Browser, path: string) {
  const context = await browser.newContext()
  try {
    return await ask(await context.newPage(), path)
  } finally {
    await context.close()
  }
}

test('one person: one opening, one mail, times right to the second, a greeting and an order', {
  tag: '@lock',
}, async ({ page, browser }) => {
  const greeting = 'Good morning, Acme.'
  const url = links('add', 'Acme, design team', '--greeting', greeting, '--studies', `${last.id},${early.id}`)
  await page.clock.install()
  await page.goto(url)
  await expect(page).toHaveURL(`${origin}/`)
  await expect(page.getByText(greeting)).toBeVisible()
  await expectAlive(page)
  const cards = page.locator('#projects li a[href^="/case-study/"]')
  await expect(cards.first()).toHaveAttribute('href', last.caseStudyUrl)
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...args) => {
      Object.assign(window, { turnedAt: performance.now() })
      push(...args)
    }
  })
  const begunAt = await page.evaluate(() => performance.now())
  await page.mouse.move(200, 300)
  await page.clock.runFor(20_000)
  await page.locator(`a[href="${early.caseStudyUrl}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(early.title)
  await page.clock.runFor(10_000)
  await page.locator(`#${secondPart}`).scrollIntoViewIfNeeded()
  await page.clock.runFor(20_000)
  // As when the tab is left. A tab that really closes sends this as well, but under the test browser's own name.
  const { leftAt, turnedAt } = await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    return { leftAt: performance.now(), turnedAt: (window as unknown as { turnedAt: number }).turnedAt }
  })
  const spans = async () => (await asOwner(browser, 'visits'))[0]?.spans ?? []
  await expect
    .poll(async () => Math.abs(((await spans())[1]?.ms ?? 0) - (leftAt - turnedAt)), { timeout: 20_000 })
    .toBeLessThan(1_000)
  const [home, study] = await spans()
  expect([home.path, study.path]).toEqual(['/', early.caseStudyUrl])
  expect(Math.abs(home.ms - (turnedAt - begunAt))).toBeLessThan(2_000)
  expect(study.sections.map(({ name }: { name: string }) => name)).toContain(secondPart)
  const [visit] = await asOwner(browser, 'visits')
  expect(visit).toMatchObject({ kind: 'person', link: { label: 'Acme, design team' } })
  const [link] = await asOwner(browser, 'links')
  expect(link).toMatchObject({ openings: 1, probablyScanners: 0 })
  await smtp.until((mails) => mails.length > 0)
  expect(smtp.received.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1])).toEqual([
    'Portfolio: Acme, design team has opened the link',
  ])
})

test('two links in one browser: each tab’s reading is counted to the link that it came by', {
  tag: '@lock',
}, async ({ context, browser }) => {
  const pathsOf = async (label: string) => {
    const visits: Visit[] = await asOwner(browser, 'visits')
    return visits
      .filter(({ link }) => link?.label === label)
      .map(({ spans }) => spans.map(({ path }) => path))
  }
  const read = async (label: string, landing: string) => {
    const url = links('add', label, '--landing', landing)
    const tab = await context.newPage()
    await tab.clock.install()
    await tab.goto(url)
    await expect(tab).toHaveURL(`${origin}${landing}`)
    await expectAlive(tab)
    // What follows the reading is loaded after the page is ready, and does not know of a hand before.
    const moved = async () => {
      await tab.mouse.move(200, 300)
      await tab.mouse.move(300, 300)
      await tab.clock.runFor(5_000)
      return pathsOf(label)
    }
    await expect.poll(moved).toEqual([[landing]])
    return tab
  }
  const first = await read('Tab one', '/about')
  await read('Tab two', '/resume')
  // The browser's one cookie is the second link's by now.
  await siteLink(first, '/contact').click()
  await expect(first).toHaveURL(`${origin}/contact`)
  await first.clock.runFor(5_000)
  await expect.poll(() => pathsOf('Tab one')).toEqual([['/about', '/contact']])
  await expect.poll(() => pathsOf('Tab two')).toEqual([['/resume']])
})

test('a browser that loads and clicks by script is probably a scanner, and nobody is mailed', {
  tag: '@lock',
}, async ({ page, browser }) => {
  const mails = smtp.received.length
  const url = links('add', 'Scanned')
  await page.clock.install()
  await page.goto(url)
  await expect(page).toHaveURL(`${origin}/`)
  await expectAlive(page)
  await page.evaluate(() => {
    scrollTo(0, 2000)
    document.querySelector<HTMLElement>('a[href^="/case-study/"]')?.click()
  })
  await page.clock.runFor(30_000)
  await page.goto('about:blank')
  const scanned = async () =>
    (await asOwner(browser, 'links')).find(({ label }: { label: string }) => label === 'Scanned')
  await expect.poll(scanned).toMatchObject({ openings: 0, probablyScanners: 1 })
  expect(smtp.received.length).toBe(mails)
})

test.describe('a link that is revoked', () => {
  test.use({ expectedErrors: /401|410|dynamically imported module/ })

  test('closes its open tab with the next request, and is told of at the gate', { tag: '@lock' }, async ({
    page,
  }) => {
    const url = links('add', 'Soon over', '--landing', '/about')
    await page.goto(url)
    await expect(page).toHaveURL(`${origin}/about`)
    const inside = async () => (await page.request.get(`${origin}/visuals`)).status()
    expect(await inside()).toBe(200)
    const [id] = links('list')
      .split('\n')
      .find((line) => line.includes('Soon over'))!
      .split(' ')
    links('revoke', id!)
    await expect.poll(inside, { timeout: 1_000, intervals: [50] }).toBe(401)
    await page.goto(url)
    await expect(page.getByText(gate.link.ended.slice(0, 20))).toBeVisible()
    await expect(page.getByRole('link', { name: contact.email })).toBeVisible()
    await expect(page.getByLabel(gate.prompt)).toBeVisible()
  })
})
