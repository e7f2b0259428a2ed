import { expect, installed, openLive, skipWithoutPage, test } from './site-test'

test.use({ access: true })

const { navigation, pagesLeftOut, resumeDownload } = installed.site
const PAGES = navigation
  .filter(({ href }) => !pagesLeftOut.some((left) => left === href))
  .map(({ name }) => name)

test('the wide header links to its pages, marks the current one and opens the resume in a new tab', async ({
  page,
}) => {
  skipWithoutPage('/visuals')
  await page.goto('/')
  const nav = page.getByRole('banner').getByRole('navigation')
  await expect(nav.getByRole('link')).toHaveText([...PAGES, new RegExp(`^${resumeDownload.label}`)])
  await expect(nav.locator('[aria-current=page]')).toHaveText(PAGES[0]!)
  await nav.locator('a[href="/visuals"]').click()
  await expect(page).toHaveURL('/visuals')
  await expect(nav.locator('[aria-current=page]')).toHaveText(
    navigation.find(({ href }) => href === '/visuals')!.name,
  )
  const button = nav.getByRole('link', { name: `${resumeDownload.label} PDF` })
  await expect(button).toHaveAttribute('target', '_blank')
  await expect(button).toHaveAttribute('href', /\/storage\/v1\/object\/public\/.*\.pdf$/)
})

test('pointing at a link fetches its page’s script, once', async ({ page }) => {
  await openLive(page, '/about')
  const script = page.waitForRequest(/\/assets\/visuals-page-.*\.js/)
  await page.getByRole('banner').locator('a[href="/visuals"]').hover()
  await script
})
