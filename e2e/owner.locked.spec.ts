import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { CaseStudy } from '../content/types'
import { sectionName } from '../owner/trace/visit-words'
import { SIGNALS_HEADER } from '../shared/contact-message'
import type { ReadersDescription } from '../shared/reads'
import { studySections } from '../src/pages/case-study/sections'
import { expectNoSidewaysScroll, expectNoViolationsSoFar } from './accessibility-check'
import { goToScreen, OWNER_PASSWORD, type OwnerSite, signIn, startOwnerSite } from './owner-site'
import { expect, expectAlive, firstStudy, installed, test } from './site-test'

const PHONE = { width: 390, height: 844 }
const NARROWEST = { width: 320, height: 700 }
const DESKTOP = { width: 1440, height: 900 }
/** Two studies of Home, as the owner's view calls them. */
const { readers }: { readers: ReadersDescription } = JSON.parse(readFileSync('dist-locked/site.json', 'utf8'))
const [FIRST = '', OTHER = ''] = installed['case-studies/index'].caseStudyCards.map(
  ({ id }) => readers.studies.find(({ slug }) => slug === id)!.title,
)
const { study } = installed[`case-studies/${firstStudy.id}`] as { study: CaseStudy }
const [firstPart, secondPart = firstPart!] = studySections(study)
/** In two directions of writing, with what a browser would take for an element. */
const LABEL = 'Acme <img src=x onerror=alert(1)> فريق التصميم'

/** So long passes at most until the owner sees what a reader has done. */
const LIVE = { timeout: 5_000 }

let site: OwnerSite
test.beforeAll(async () => {
  site = await startOwnerSite()
})
test.afterAll(() => site.stop())

// Wrong passwords and ended sessions are refused, and so is the page of a revoked link.
test.use({ expectedErrors: /40[13]/ })
test.describe.configure({ mode: 'serial' })

test('the owner makes a link, watches it being read, and revokes it @lock', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${site.address}/owner`)
  await signIn(page, 'not the password')
  await expect(page.getByRole('alert')).toContainText('Wrong password')
  await expectNoViolationsSoFar(page)
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Nobody yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Make a link' }).click()

  await page.getByLabel('Label').fill(LABEL)
  await page.getByLabel('Greeting').fill('Hello Acme')
  await page.getByRole('button', { name: OTHER }).click()
  await page.getByRole('button', { name: FIRST }).click()
  await page.getByRole('button', { name: `${FIRST} up` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `${FIRST}, 1 of 2` })).toHaveCount(1)
  // The focus has gone along, to what can still be pressed.
  await expect(page.getByRole('button', { name: `${FIRST} down` })).toBeFocused()
  await page.getByRole('button', { name: '30 days' }).click()
  await expectNoViolationsSoFar(page)

  // Signed out in the middle: nothing that was typed is lost.
  await page.context().clearCookies()
  // The view may have noticed by itself, and then the question lies over the button.
  await page.getByRole('button', { name: 'Make the link' }).dispatchEvent('click')
  await expect(page.getByRole('dialog', { name: 'You were signed out' })).toBeVisible()
  await signIn(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Label')).toHaveValue(LABEL)
  await page.getByRole('button', { name: 'Make the link' }).click()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const url = await page.evaluate(() => navigator.clipboard.readText())
  expect(url).toMatch(new RegExp(`^${site.address}/for/[\\w-]{22}$`))

  await goToScreen(page, 'Readers')
  const visitor = await browser.newContext({ viewport: DESKTOP })
  const reader = await visitor.newPage()
  await reader.goto(url)
  await expect(reader).toHaveURL(`${site.address}/`)
  await expect(reader.getByText('Hello Acme')).toBeVisible()
  await expectAlive(reader)
  let told = false
  reader.on('request', (request) => {
    told ||= request.url() === `${site.address}/reads`
  })
  // What follows the reading is loaded after the page is ready, and does not know of a hand before.
  const turned = async () => {
    await reader.mouse.move(400, 400)
    await reader.mouse.wheel(0, 60)
    return told
  }
  await expect.poll(turned).toBe(true)

  // Without a reload.
  const visit = page.getByRole('region', { name: LABEL })
  const row = (name: string) => visit.getByText(name, { exact: true }).first()
  await expect(row('Reading now')).toBeVisible(LIVE)
  await expect(row('Home')).toBeVisible(LIVE)
  await reader.locator(`a[href="${firstStudy.caseStudyUrl}"]`).first().click()
  await expect(reader).toHaveURL(`${site.address}${firstStudy.caseStudyUrl}`)
  await expect(row(FIRST)).toBeVisible(LIVE)
  await reader.locator(`#${secondPart.id}`).scrollIntoViewIfNeeded()
  await expect(row(sectionName(secondPart.id))).toBeVisible(LIVE)
  await expect(page.getByRole('listitem').filter({ hasText: LABEL })).toContainText('reading now')
  await visit.getByText('This visit as a table').click()
  await expect(visit.getByRole('row', { name: /Home/ })).toBeVisible()
  await expectNoViolationsSoFar(page)
  await page.setViewportSize(PHONE)
  await expectNoViolationsSoFar(page)
  await page.setViewportSize(NARROWEST)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(DESKTOP)

  await goToScreen(page, 'Links')
  await expectNoViolationsSoFar(page)
  await page.getByLabel('Search links').fill('nobody')
  await expect(page.getByText('No link is like that')).toBeVisible()
  await page.getByLabel('Search links').fill('acme')
  await page.getByRole('button', { name: 'Revoke' }).last().click()
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('revoked')
  // An open tab is refused with its next request.
  expect((await reader.goto(`${site.address}/about`))?.status()).toBe(401)
  await visitor.close()
  expect(await page.evaluate(() => document.querySelectorAll('img[src="x"]').length)).toBe(0)
})

test('a message that was held back is never out of sight, and is mailed when it is no spam @lock', async ({
  page,
}) => {
  for (const [name, website] of [
    ['Dana Whitlock', ''],
    ['Layla Haddad', 'https://example.com'],
  ] as const) {
    const answer = await page.request.post(`${site.address}/functions/v1/send-contact-email`, {
      data: {
        name,
        email: 'someone@example.com?bcc=me',
        subject: `From ${name}`,
        message: 'Hello \u202eTova',
      },
      headers: { [SIGNALS_HEADER]: JSON.stringify({ website, fillTimeMs: 20_000 }) },
    })
    expect(answer.ok()).toBe(true)
  }
  await page.goto(`${site.address}/owner`)
  await signIn(page, OWNER_PASSWORD)
  const tab = page.getByRole('navigation', { name: 'Owner' }).getByRole('link', { name: 'Messages' })
  await expect(tab).toHaveText(/1 held back/)
  await goToScreen(page, 'Messages')
  await page.setViewportSize(PHONE)
  await expectNoViolationsSoFar(page)
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('hello dana')
  await expect(page.getByRole('status').filter({ hasText: '1 found' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'From Layla Haddad' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('hello nobody')
  await expect(page.getByText('No message is like that')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('')
  await page.getByRole('button', { name: 'Held back' }).click()
  await page.getByRole('link', { name: 'From Layla Haddad' }).press('Enter')
  // What turns around how other characters are shown is marked.
  await expect(page.getByText('Hello ⟨U+202E⟩Tova')).toBeVisible()
  await expect(page.getByRole('link', { name: 'someone@example.com?bcc=me' })).toHaveAttribute(
    'href',
    'mailto:someone@example.com%3Fbcc%3Dme',
  )
  await expectNoViolationsSoFar(page)
  await page.getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByRole('button', { name: 'Not spam' })).toHaveCount(0)
  await expect(tab).toHaveText('Messages')
  // Whoever goes elsewhere while it is being deleted stays there.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/owner/api/messages/*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await goToScreen(page, 'Readers')
  release()
  await expect(page.getByText('Deleted')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Readers as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('readers.csv')
  expect(await readFile(await download.path(), 'utf8')).toContain(LABEL)
  await goToScreen(page, 'Messages')
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Messages as CSV' }).click(),
  ])
  expect(await readFile(await table.path(), 'utf8')).toContain('From Dana Whitlock')
  await expect(page.getByRole('listitem').filter({ hasText: 'Dana Whitlock' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Layla Haddad' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect((await page.request.get(`${site.address}/owner/api/readers`)).status()).toBe(401)
})

test('each screen has an address that can be shared and reloaded, and earlier ones lead to it @lock', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`${site.address}/owner#/links/new`)
  await signIn(page)
  await expect(page).toHaveURL(`${site.address}/owner/links/new`)
  await expect(page.getByLabel('Label')).toBeVisible()
  await page.goto(`${site.address}/owner`)
  await expect(page).toHaveURL(`${site.address}/owner/readers`)
  await main.getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/owner\/readers\/[\w-]+$/)
  await expect(heading).toBeFocused()
  await page.reload()
  await expect(heading).toHaveText(LABEL)
  const reader = page.url()
  await page.evaluate((place) => location.assign(place), reader.replace('/readers', '#/reader'))
  await expect(page).toHaveURL(reader)
  await expect(heading).toHaveText(LABEL)
  await goToScreen(page, 'Messages')
  await main.getByRole('link', { name: 'Dana Whitlock' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('From Dana Whitlock')
  await page.goto(`${site.address}/owner/index.html`)
  await expect(page).toHaveURL(`${site.address}/owner/readers`)
})
