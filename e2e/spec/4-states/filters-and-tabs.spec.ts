import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../visitor'

/** The case studies whose cards are shown among the Featured Work. */
async function studiesShown(page: Page): Promise<string[]> {
  const links = page.locator('#projects').getByRole('link')
  const addresses = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(addresses.filter((address) => address.startsWith('/case-study/')))].sort()
}

test('Project filter (home): all (initial), product, ai-platform, design-system, ai-creative. Choosing one shows only that category; all shows everything', async ({
  page,
}) => {
  await page.goto('/')
  await expect.poll(async () => (await studiesShown(page)).length).toBe(8)
  const all = await studiesShown(page)
  const choose = (name: string) => page.locator('#projects').getByText(name, { exact: true }).first().click()
  const seen: string[] = []
  for (const name of ['Product Design', 'AI Platforms', 'Design Systems', 'AI Creative']) {
    const before = await studiesShown(page)
    await choose(name)
    await expect.poll(() => studiesShown(page), { message: name }).not.toEqual(before)
    seen.push(...(await studiesShown(page)))
  }
  // Each study belongs to one category.
  expect(seen.sort()).toEqual(all)
  await choose('All Projects')
  await expect.poll(() => studiesShown(page)).toEqual(all)
})

test('Embed tab: starts at figma (Design Systems)', async ({ page }) => {
  await page.goto('/')
  const tabs = page.locator('#embeds').getByRole('tab')
  await expect(tabs.and(page.locator('[aria-selected=true]'))).toHaveText(['Design Systems'])
})

test('On load the page writes the embed URLs to local storage: figmaUrl and prototypeUrl are always overwritten', async ({
  page,
}) => {
  const KEYS = ['figmaUrl', 'prototypeUrl']
  const stored = () => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), KEYS)
  await page.addInitScript((keys) => {
    for (const key of keys) localStorage.setItem(key, '/elsewhere')
  }, KEYS)
  await page.goto('/')
  await expect.poll(stored).not.toContain('/elsewhere')
  for (const address of await stored()) expect((await page.request.get(address!)).ok()).toBe(true)
})

test.describe('the code sandbox URL', () => {
  async function openSandbox(page: Page): Promise<Locator> {
    await page.goto('/')
    await page.locator('#embeds').getByRole('tab', { name: 'Code Experiments' }).click()
    return page.locator('#embeds iframe')
  }

  test('is read from codepenUrl', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      if (self === top) localStorage.setItem('codepenUrl', '/privacy-policy?mine')
    })
    await page.route('**/privacy-policy?mine', (route) => route.fulfill({ body: 'My own sandbox' }))
    const asked = page.waitForRequest(`${baseURL}/privacy-policy?mine`)
    await openSandbox(page)
    await asked
  })

  test('falls back to a default', async ({ page }) => {
    const frame = await openSandbox(page)
    await expect(frame).toHaveAttribute('src', /./)
    const address = new URL((await frame.getAttribute('src'))!, page.url()).href
    await expect.poll(() => page.frames().map((each) => each.url())).toContain(address)
    expect((await page.request.get(address)).ok()).toBe(true)
  })
})

test('Visuals filter: all, UI/UX or Visual Design; the selected button is highlighted', async ({ page }) => {
  await page.goto('/visuals')
  const main = page.getByRole('main')
  const buttons = [/^All Work/, /^UI\/UX/, /^Visual Design/].map((name) => main.getByRole('button', { name }))
  const look = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  for (const [index, count] of [
    [0, 20],
    [1, 10],
    [2, 10],
    [0, 20],
  ] as const) {
    await buttons[index]!.click()
    await expect(main.getByRole('img')).toHaveCount(count)
    await page.mouse.move(0, 0)
    const stands = async () => {
      const looks = await Promise.all(buttons.map(look))
      const [chosen] = looks.splice(index, 1)
      return looks[0] === looks[1] && chosen !== looks[0]
    }
    await expect.poll(stands).toBe(true)
  }
})

test('Device class of a page load: the user agent contains Mobile means mobile; else contains Tablet means tablet; else desktop', async ({
  page,
}) => {
  const agents = ['Tablet; Mobile', 'Mobile', 'Mobile/15', 'Tablet', 'X11', 'mobile tablet', undefined]
  await page.addInitScript(
    (log) => localStorage.setItem('portfolio_analytics', log),
    JSON.stringify(agents.map((userAgent) => ({ event: 'page_load', page: '/', userAgent }))),
  )
  await page.goto('/dashboard')
  const panel = page.getByRole('region', { name: 'Device Types' })
  // This view counts as well.
  await expect(panel).toHaveText(/Desktop\s*4/)
  await expect(panel).toHaveText(/Mobile\s*3/)
})
