import type { Locator, Page } from '@playwright/test'
import { withoutAccent } from '../src/components/ui/accent'
import { boxOf, expectMoving, expectStill, expectWays, setPace, watchFrames } from './moving'
import {
  expect,
  expectLaidOut,
  firstStudy,
  holdScripts,
  installed,
  openLive,
  siteLink,
  skipWithout,
  test,
} from './site-test'

test.use({ access: true })

const CARDS = installed['case-studies/index'].caseStudyCards.filter(({ caseStudyUrl }) =>
  caseStudyUrl.startsWith('/case-study/'),
)
const HOME = withoutAccent(installed.home.hero.headline)
const { caseStudyUrl: STUDY, title: HEADING } = CARDS[1] ?? firstStudy

/** The link of a study's card on Home. */
function cardLink(page: Page, href: string): Locator {
  return page.locator(`main li a[href="${href}"]`).first()
}

/** The picture in a card, in the box that crops it. */
function cardPicture(page: Page, href: string): Locator {
  return page.locator('[data-card]', { has: page.locator(`a[href="${href}"]`) }).locator('[data-image]')
}

/** The picture that a study begins with. */
function cover(page: Page): Locator {
  return page.locator('article header [data-image]')
}

async function toMiddle(element: Locator): Promise<void> {
  await element.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(element).toBeInViewport()
}

/** The page is as after any other change of page. */
async function expectArrived(page: Page, path: string, heading: string): Promise<void> {
  await setPace(page, 1)
  await expectStill(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('main')).toBeFocused()
}

/** Opens Home with this card in the middle of the screen, its picture loaded, and all motion stopped from now on. */
async function openAtCard(page: Page, href = STUDY): Promise<void> {
  await openLive(page, '/')
  await toMiddle(cardLink(page, href))
  await expect(cardPicture(page, href)).toHaveAttribute('data-image', 'loaded')
  await setPace(page, 0)
}

/** The first project that has a page of its own. */
const PROJECTS = installed.home.sections
  .flatMap((section) => (section.id === 'vibecoding' ? section.projects : []))
  .filter(({ liveUrl }) => liveUrl.startsWith('/project/'))
  .slice(0, 1)
  .map(({ liveUrl, title }) => ({ caseStudyUrl: liveUrl, title }))

for (const { caseStudyUrl: path, title } of [...CARDS, ...PROJECTS])
  test(`the picture goes from its card to ${path} and back`, async ({ page }) => {
    await openAtCard(page, path)
    const onCard = await boxOf(cardPicture(page, path))
    await cardLink(page, path).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const atTop = await boxOf(cover(page))
    await expectWays(page, [[onCard, atTop]])
    await expectArrived(page, path, title)

    await setPace(page, 0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME)
    await expect.poll(() => boxOf(cardPicture(page, path))).toEqual(onCard)
    await expectWays(page, [[atTop, onCard]])
    await expectArrived(page, '/', HOME)
  })

test('the picture of the next study goes from the foot of one to the top of the other', async ({ page }) => {
  skipWithout(CARDS.length > 1, 'second study')
  await openLive(page, CARDS[0]!.caseStudyUrl)
  await expectLaidOut(page)
  const next = page.locator('article a[href^="/case-study/"]').last()
  await toMiddle(next)
  const path = (await next.getAttribute('href'))!
  const picture = next.locator('[data-image]')
  await expect(picture).toHaveAttribute('data-image', 'loaded')
  const atFoot = await boxOf(picture)
  await setPace(page, 0)
  await next.press('Enter')
  await expect(page).toHaveURL(path)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expectWays(page, [[atFoot, await boxOf(cover(page))]])
})

test('it sets off from where it is when the page has come, wherever it was pressed', async ({ page }) => {
  const letThrough = await holdScripts(page, /\/data\/.*\/case-study\//)
  await openAtCard(page)
  await cardLink(page, STUDY).press('Enter')
  await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }))
  const onCard = await boxOf(cardPicture(page, STUDY))
  letThrough()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING)
  await expectWays(page, [[onCard, await boxOf(cover(page))]])
})

test('no text lies under a picture on its way', async ({ page }) => {
  await openAtCard(page)
  await cardLink(page, STUDY).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING)
  await expectMoving(page)
  // At its beginning nothing of the study's words is seen yet, which come when it has landed.
  const words = await page.evaluate(() =>
    [...document.getAnimations()]
      .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
      .filter((part) => part?.startsWith('::view-transition-new(') && part !== '::view-transition-new(cover)')
      .map((part) => getComputedStyle(document.documentElement, part).opacity),
  )
  expect(new Set(words)).toEqual(new Set(['0']))
})

test('whoever acts meanwhile is not kept waiting', async ({ page }) => {
  await openAtCard(page)
  await cardLink(page, STUDY).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING)
  await expectMoving(page)
  await page.getByRole('banner').locator('a[href="/about"]').click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('main')).toBeFocused()
  await expectStill(page)
})

test('no picture goes along to a page that no card leads to', async ({ page }) => {
  await watchFrames(page)
  await openLive(page, STUDY)
  await siteLink(page, '/about').click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => window.hasMoved)).toBeFalsy()
})

for (const [name, prepare] of [
  ['with reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'in a browser that cannot',
    (page: Page) =>
      page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition')),
  ],
] as const)
  test(`${name}, pages change at once`, async ({ page }) => {
    await prepare(page)
    await watchFrames(page)
    await openLive(page, '/')
    await toMiddle(cardLink(page, STUDY))
    await cardLink(page, STUDY).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING)
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME)
    expect(await page.evaluate(() => window.hasMoved)).toBeFalsy()
  })
