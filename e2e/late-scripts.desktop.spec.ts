import { readFileSync } from 'node:fs'
import { hasContent } from '../src/pages/home/has-content'
import { expect, expectAlive, holdScripts, installed, test } from './site-test'

test.use({ access: true })

const sitemap = readFileSync('dist/client/sitemap.xml', 'utf8')
const PATHS = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path!)
const SECTIONS = installed.home.sections.filter(hasContent).map(({ id }) => id)

for (const path of PATHS)
  test(`${path} is painted while its scripts are on the way, and alive when they have come`, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const heading = page.locator('main h1, main h2').first()
    await expect(heading).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1)
    const words = await heading.textContent()
    release()
    await expectAlive(page)
    await expect(heading).toHaveText(words!)
  })

test('all sections of Home that an address may lead to are there before any script has come', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(`/#${SECTIONS.at(-1)}`, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))).toEqual(
    SECTIONS,
  )
  release()
  await expectAlive(page)
  await expect(page.locator(`#${SECTIONS.at(-1)}`)).toBeInViewport()
})
