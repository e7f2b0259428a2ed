import type { Page } from '@playwright/test'
import { expectSmoothWayTo } from '../scrolled'
import { expect, phone, test } from '../visitor'

const LINKS = [
  ['Portfolio', '/'],
  ['Visuals', '/visuals'],
  ['Resume', '/resume'],
  ['About', '/about'],
  ['Contact', '/contact'],
] as const

function bar(page: Page) {
  return page.getByRole('banner')
}

/** What of the bar is as wide as the screen, as it is painted now. */
function look(header: Element) {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const channels = (color: string) => {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data] as [number, number, number, number]
  }
  const parts = [header, ...header.querySelectorAll('*')].filter(
    (part) => part.getBoundingClientRect().width >= document.documentElement.clientWidth,
  )
  const styles = parts.flatMap((part) =>
    [null, '::before', '::after'].map((of) => getComputedStyle(part, of)),
  )
  const painted = styles.map(({ backgroundColor }) => channels(backgroundColor)).filter(([, , , a]) => a > 0)
  return {
    transparent: painted.length === 0,
    white: painted.some(([red, green, blue, alpha]) => Math.min(red, green, blue) > 250 && alpha > 127),
    blurred: styles.some(({ backdropFilter }) => backdropFilter.includes('blur')),
    border: styles.some(
      (style) => style.borderBottomWidth !== '0px' && channels(style.borderBottomColor)[3] > 0,
    ),
    shadow: styles.some(({ boxShadow }) => boxShadow !== 'none'),
  }
}

const CLEAR = { transparent: true, white: false, blurred: false, border: false, shadow: false }
const SOLID = { transparent: false, white: true, blurred: true, border: true, shadow: true }

test('Fixed at the top', async ({ page }) => {
  await page.goto('/about')
  expect((await bar(page).boundingBox())!.y).toBe(0)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  expect((await bar(page).boundingBox())!.y).toBe(0)
})

test('It is transparent at first. Once the page is scrolled more than 50 px it becomes a white blurred bar with border and shadow', async ({
  page,
}) => {
  await page.goto('/')
  const looks = () => bar(page).evaluate(look)
  const scroll = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  expect(await looks()).toEqual(CLEAR)
  await scroll(51)
  await expect.poll(looks).toEqual(SOLID)
  await scroll(50)
  await expect.poll(looks).toEqual(CLEAR)
})

test('The logo and owner name link to /', async ({ page }) => {
  await page.goto('/about')
  const home = bar(page).getByRole('link').first()
  await expect(home).toHaveAttribute('href', '/')
  await expect(home).toHaveText(/\w+ \w+/)
  const [link, logo] = await Promise.all([
    home.boundingBox(),
    home.locator('svg, img').evaluate((drawing) => drawing.getBoundingClientRect().width),
  ])
  expect(logo).toBeGreaterThan(10)
  expect(link!.width).toBeGreaterThan(logo)
})

test('If already on /, they scroll smoothly to the top', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await expectSmoothWayTo(page.getByRole('main'), () => bar(page).getByRole('link').first().click())
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('otherwise they do a full navigation to /', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await bar(page).getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false)
})

test('Desktop shows five links: / (Portfolio), /visuals (Visuals), /resume (Resume), /about (About), /contact (Contact)', async ({
  page,
}) => {
  await page.goto('/')
  const links = bar(page).getByRole('navigation').getByRole('link')
  for (const [index, [name, href]] of LINKS.entries()) {
    await expect(links.nth(index)).toHaveText(name)
    await expect(links.nth(index)).toHaveAttribute('href', href)
    await expect(links.nth(index)).toBeVisible()
  }
  // The sixth is the Resume button.
  await expect(links).toHaveCount(6)
  await expect(bar(page).getByRole('button', { name: /menu/i })).toHaveCount(0)
})

test('The current route is highlighted', async ({ page }) => {
  await page.goto('/visuals')
  const links = bar(page).getByRole('navigation')
  const style = (name: string) =>
    links.getByRole('link', { name, exact: true }).evaluate((link) => {
      const { color, backgroundColor, fontWeight, textDecorationLine } = getComputedStyle(link)
      return [color, backgroundColor, fontWeight, textDecorationLine].join()
    })
  await expect(links.locator('[aria-current=page]')).toHaveText('Visuals')
  expect(await style('Visuals')).not.toBe(await style('About'))
  await links.getByRole('link', { name: 'About' }).click()
  await expect(links.locator('[aria-current=page]')).toHaveText('About')
  await expect.poll(async () => (await style('Visuals')) === (await style('Contact'))).toBe(true)
  expect(await style('About')).not.toBe(await style('Visuals'))
})

test('A Resume button opens the resume PDF in a new tab', async ({ page }) => {
  await page.goto('/')
  const button = bar(page).getByRole('link', { name: /^Resume.+/ })
  const popup = page.waitForEvent('popup')
  await button.click()
  await popup
  await expect(page).toHaveURL('/')
  const file = await page.request.get((await button.getAttribute('href'))!)
  expect(file.headers()['content-type']).toBe('application/pdf')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('Mobile shows a hamburger toggle that opens a dropdown with the same links and the Resume button', async ({
    page,
  }) => {
    await page.goto('/')
    const links = bar(page).getByRole('link')
    await expect(links).toHaveCount(1)
    const toggle = bar(page).getByRole('button', { name: /menu/i })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(links).toHaveCount(7)
    for (const [index, [name, href]] of LINKS.entries()) {
      await expect(links.nth(index + 1)).toHaveText(name)
      await expect(links.nth(index + 1)).toHaveAttribute('href', href)
    }
    await expect(links.nth(6)).toHaveText(/^Resume/)
    await expect(links.nth(6)).toHaveAttribute('href', /\.pdf$/)
    await toggle.click()
    await expect(links).toHaveCount(1)
  })

  test('Choosing a link closes the menu', async ({ page }) => {
    await page.goto('/')
    const toggle = bar(page).getByRole('button', { name: /menu/i })
    await toggle.click()
    await bar(page).getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(bar(page).getByRole('link')).toHaveCount(1)
  })
})
