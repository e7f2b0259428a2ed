import { expect, installed, test } from './site-test'

test.use({ access: true })

const { navigation, pagesLeftOut } = installed.site
const PAGES = navigation
  .filter(({ href }) => !pagesLeftOut.some((left) => left === href))
  .map(({ name }) => name)

test('the menu on a phone closes on a choice, on Escape, on a tap outside and on Back', async ({ page }) => {
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await open.click()
  await expect(menu.getByRole('link')).toHaveText([
    ...PAGES,
    new RegExp(`^${installed.site.resumeDownload.label}`),
  ])
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await page.mouse.click(200, 800)
  await expect(menu).toHaveCount(0)
  await open.click()
  await menu.locator('a[href="/about"]').click()
  await expect(page).toHaveURL('/about')
  await expect(menu).toHaveCount(0)
  await open.click()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(menu).toHaveCount(0)
})
