import { expect, holdScripts, installed, openLive, siteLink, test } from './site-test'

declare global {
  interface Window {
    /** Presses that came as far as whoever listens to the page. */
    heard: number
  }
}

test.use({ access: true })

test('the header is transparent at first and a white blurred bar past 50 pixels', async ({ page }) => {
  await openLive(page, '/')
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.evaluate(() => scrollTo(0, 50))
  await expect(header).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => scrollTo(0, 51))
  await expect(header).toHaveAttribute('data-scrolled')
  await expect(header).toHaveCSS('backdrop-filter', /blur/)
  await expect(header).toHaveCSS('box-shadow', /rgb/)
  await expect(header).toHaveCSS('border-bottom-width', '1px')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(header).not.toHaveAttribute('data-scrolled')
})

test('the logo scrolls to the top at home and loads home anew elsewhere', async ({ page, content }) => {
  await openLive(page, '/')
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true })
    scrollTo({ top: 2000, behavior: 'instant' })
  })
  const logo = page.getByRole('banner').getByRole('link', { name: content.site.owner.name })
  await logo.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await siteLink(page, '/about').click()
  await expect(page).toHaveURL('/about')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await logo.click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false)
})

test('the footer has everything that the specification lists', async ({ page, content }) => {
  const { owner, contact, footerNavigation, legalNavigation, pagesLeftOut, socialLinks } = content.site
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(owner.name, { exact: true })).toBeVisible()
  await expect(footer.getByText(owner.availability)).toBeVisible()
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible()
  await expect(footer.getByText(contact.email)).toBeVisible()
  await expect(footer.getByText(contact.location)).toBeVisible()
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(
    footerNavigation
      .filter(({ href }) => !pagesLeftOut.some((left) => left === href))
      .map(({ name }) => name),
  )
  for (const { name } of socialLinks) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
  for (const { name, href } of legalNavigation) {
    await footer.getByRole('link', { name }).click()
    await expect(page).toHaveURL(href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the footer shows the year of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime('2037-05-01T12:00:00')
  await openLive(page, '/about')
  await expect(page.getByRole('contentinfo').getByText('©')).toHaveText('© 2037')
})

test('the skip link leads past the header', async ({ page }) => {
  await openLive(page, '/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await skip.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('each page begins at the top', async ({ page }) => {
  await openLive(page, '/about')
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await siteLink(page, '/visuals').click()
  await expect(page).toHaveURL('/visuals')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
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

test.describe('with sections that are laid out on the way', () => {
  test.use({ measured: false })

  test('a hash leads smoothly to its element after 100 ms', async ({ page }) => {
    await page.goto('/#contact')
    await expect
      .poll(() =>
        page.locator('#contact').evaluate((section) => Math.round(section.getBoundingClientRect().top)),
      )
      .toBeLessThan(200)
  })

  test('who scrolls before the script has come stays there when it comes', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/about', { waitUntil: 'commit' })
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await expect(footer).toBeInViewport()
    release()
    await expect(page.locator('html')).toHaveAttribute('data-ready', '')
    await expect(footer).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  })

  test('who scrolls before what stands below has come stays there when it comes', async ({ page }) => {
    const release = await holdScripts(page, /\/assets\/.*\.css/)
    await page.goto('/about')
    const scrolled = await page.evaluate(() => {
      scrollTo(0, innerHeight / 2)
      return scrollY
    })
    expect(scrolled).toBeGreaterThan(300)
    await expect(page.locator('html')).not.toHaveAttribute('data-whole')
    release()
    await expect(page.locator('html')).toHaveAttribute('data-ready', '')
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
  })
})

test('a button that is pressed before the script has come is heard once, when it has', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { heard: 0 })
    document.addEventListener('click', () => window.heard++)
  })
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('main button').first().dispatchEvent('click')
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
