import type { Page } from '@playwright/test'
import { withoutAccent } from '../src/components/ui/accent'
import {
  expect,
  firstStudy,
  galleryKinds,
  installed,
  openLive,
  siteLink,
  skipWithout,
  test,
} from './site-test'

test.use({ access: true })

/** Scripts that come from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url())
  })
  return scripts
}

test('a link that is pointed at has its page fetched, and the click fetches no other script', {
  tag: '@lock',
}, async ({ page }) => {
  await openLive(page, '/about')
  // The drawing in the footer comes when the pointer is there, too.
  const arrived = [/visuals-page-.*\.js/, /visit-drawing-.*\.js/].map((file) => page.waitForResponse(file))
  await page.getByRole('contentinfo').locator('p').first().hover()
  await siteLink(page, '/visuals').hover()
  for (const answer of arrived) await (await answer).finished()
  // Where it is, the pointer would come to lie on a picture of the next page, whose viewer it fetches.
  await page.mouse.move(0, 0)
  const scripts = watchScripts(page)
  await siteLink(page, '/visuals').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    withoutAccent(installed.visuals.visuals.heading),
  )
  expect(scripts).toEqual([])
})

test('a link that is focused has its page fetched', async ({ page }) => {
  await openLive(page, '/about')
  const arrived = page.waitForResponse(/\/assets\/resume-page-.*\.js/)
  await siteLink(page, '/resume').focus()
  await arrived
})

test('a page of content is fetched with its content, and is no page view yet', { tag: '@lock' }, async ({
  page,
}) => {
  const viewed = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('portfolio_analytics') ?? '[]').map(
        (entry: { event: string; page: string }) => `${entry.event} ${entry.page}`,
      ),
    )
  await openLive(page, '/')
  const link = page.locator(`main a[href="${firstStudy.caseStudyUrl}"]`).first()
  const arrived = page.waitForResponse(new RegExp(`/data/\\w+${firstStudy.caseStudyUrl}\\.json`))
  await link.hover()
  await arrived
  expect(await viewed()).not.toContainEqual(expect.stringContaining(firstStudy.caseStudyUrl))
  await link.click()
  await expect.poll(viewed).toContain(`page_load ${firstStudy.caseStudyUrl}`)
})

test('a link that leaves the app fetches nothing', async ({ page }) => {
  await openLive(page, '/about')
  const scripts = watchScripts(page)
  // Taken for a page, they would be unknown ones.
  await page.getByRole('banner').locator('a[href$=".pdf"]').hover()
  await page.getByRole('contentinfo').locator('a[target=_blank]').first().hover()
  // What the next hover fetches shows that the ones before had their chance.
  const arrived = page.waitForResponse(/\/assets\/visuals-page-.*\.js/)
  await siteLink(page, '/visuals').hover()
  await arrived
  expect(scripts.filter((url) => /not-found-page|content-files/.test(url))).toEqual([])
})

test('a page that comes back after another begins anew', async ({ page }) => {
  const [all] = installed.visuals.visuals.filters
  const [other] = galleryKinds
  skipWithout(galleryKinds.length > 1, 'filters over the gallery')
  await openLive(page, '/visuals')
  await page.getByRole('button', { name: new RegExp(`^${other!.label}`) }).click()
  await siteLink(page, '/about').click()
  await expect(page).toHaveURL('/about')
  await siteLink(page, '/visuals').click()
  await expect(page.getByRole('button', { name: new RegExp(`^${all!.label}`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
