import {
  expect,
  expectAlive,
  holdScripts,
  installed,
  openLive,
  siteLink,
  skipWithout,
  test,
} from './site-test'

declare global {
  interface Window {
    /** Presses that came as far as whoever listens to the page. */
    heard: number
  }
}

test.use({ access: true })

test('the skip link leads past the header', async ({ page }) => {
  await openLive(page, '/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await skip.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('each link to a network shows its icon', async ({ page }) => {
  skipWithout(installed.site.socialLinks.length, 'links to networks')
  await openLive(page, '/about')
  const icons = page.getByRole('contentinfo').locator('a[target="_blank"] svg')
  await icons.first().scrollIntoViewIfNeeded()
  for (const icon of await icons.all())
    await expect
      .poll(() => icon.evaluate((drawing) => drawing.getBoundingClientRect().width))
      .toBeGreaterThan(8)
})

test('a page that is reached from far down is seen from its top in its first frame', async ({ page }) => {
  await openLive(page, '/about')
  const link = page.getByRole('contentinfo').locator('a[href="/"]').first()
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const firstFrame = page.evaluate(
    () =>
      new Promise((resolve) => {
        const before = document.querySelector('main h1')
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('main h1')
          if (!heading || heading === before) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(scrollY))
        }).observe(document.getElementById('root')!, { childList: true, subtree: true })
      }),
  )
  await link.click()
  expect(await firstFrame).toBe(0)
})

test('who scrolls before the script has come stays there when it comes', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer).toBeInViewport()
  release()
  await expectAlive(page)
  await expect(footer).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})

test('a button that is pressed before the script has come is heard once, when it has', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { heard: 0 })
    document.addEventListener('click', () => window.heard++)
  })
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  // By its role: the gate, which is not shown, stands before it in the document.
  await page.getByRole('main').getByRole('button').first().dispatchEvent('click')
  expect(await page.evaluate(() => window.heard)).toBe(0)
  release()
  await expect.poll(() => page.evaluate(() => window.heard)).toBe(1)
})

test('navigation in the browser changes title, description and canonical address', { tag: '@lock' }, async ({
  page,
}) => {
  await openLive(page, '/about')
  const before = await page.title()
  await siteLink(page, '/resume').click()
  await expect(page).toHaveURL('/resume')
  await expect(page).not.toHaveTitle(before)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/resume$/)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await expect(page.locator('title')).toHaveCount(1)
})

test.describe('an unknown address', () => {
  const { notFound } = installed['error-screens']
  test.use({ expectedErrors: /404/ })
  test('gets the not-found page with status 404', { tag: '@lock' }, async ({ page }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByText(notFound.code)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading)
    await expect(page.getByText(notFound.text)).toBeVisible()
    await expect(page.getByRole('link', { name: notFound.contactLabel })).toHaveAttribute('href', '/contact')
    await page.getByRole('link', { name: notFound.homeLabel }).click()
    await expect(page).toHaveURL('/')
  })
})
