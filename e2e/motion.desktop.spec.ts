import type { Page } from '@playwright/test'
import { withoutAccent } from '../src/components/ui/accent'
import { expectMoving, expectStill, setPace } from './moving'
import {
  expect,
  firstStudy,
  holdScripts,
  installed,
  openLive,
  siteLink,
  skipWithout,
  submitButton,
  test,
  unlock,
} from './site-test'

/** What became of each flight of a picture between two pages. */
interface Movement {
  parts: string[]
  /** Where on the screen a flight begins. */
  from?: number
  end: 'pending' | 'finished' | 'skipped'
}

declare global {
  interface Window {
    movements: Movement[]
  }
}

/** Runs before the page: writes down what each flight took along and how it ended. */
function watchMovements(): void {
  window.movements = []
  const flights = new Map<Node, Movement>()
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement) || !node.matches('.flight')) continue
        const from = Number.parseFloat(node.style.getPropertyValue('--from-top'))
        const movement: Movement = { parts: ['picture'], from, end: 'pending' }
        flights.set(node, movement)
        window.movements.push(movement)
        // In its place, or out of sight.
        node.addEventListener('animationend', ({ animationName }) => {
          if (animationName === 'fly') movement.end = 'finished'
        })
      }
      for (const node of removedNodes) {
        const movement = flights.get(node)
        if (movement?.end === 'pending') movement.end = 'skipped'
      }
    }
  }).observe(document, { childList: true, subtree: true })
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript(watchMovements)
  // As it is, only sooner over.
  await setPace(page, 3)
}

interface View {
  path: string
  heading: string
  title?: string
}

/** The picture was taken along and has arrived, and the page is as after any other change of page. */
async function expectArrived(page: Page, { path, heading, title = heading }: View) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect.poll(() => page.evaluate(() => window.movements.map(({ end }) => end))).toEqual(['finished'])
  const [movement] = await page.evaluate(() => window.movements.splice(0))
  expect(movement?.parts, `to ${path}`).toContain('picture')
  await expect(page).toHaveURL(path)
  await expect.poll(() => page.title()).toContain(title)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('.flight, [data-flight]')).toHaveCount(0)
}

async function press(page: Page, selector: string): Promise<void> {
  const link = page.locator(selector).first()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await link.click()
}

const CARDS = installed['case-studies/index'].caseStudyCards
const HOME = {
  path: '/',
  heading: withoutAccent(installed.home.hero.headline),
  title: installed.home.seo.title,
}
const { caseStudyUrl: path, title: heading } = CARDS[1] ?? firstStudy
const STUDY = { path, heading }

/** What the cards on Home lead to. */
async function cardsOf(page: Page, folder: string): Promise<View[]> {
  const links = await page
    .locator(`[data-card] a[href^="${folder}"]`)
    .evaluateAll((list) =>
      list.map((link) => ({ path: link.getAttribute('href')!, heading: link.textContent! })),
    )
  return links.map(({ path, heading }) => ({ path, heading: heading.trim() }))
}

test.describe('a picture travels', () => {
  test.use({ access: true })

  for (const folder of ['/case-study/', '/project/']) {
    test(`from each card to its page at ${folder} and back, and from each to the next`, async ({ page }) => {
      await watch(page)
      await openLive(page, '/')
      const pages = await cardsOf(page, folder)
      skipWithout(pages.length > 1, `cards of two pages at ${folder}`)
      for (const there of pages) {
        await press(page, `[data-card] a[href="${there.path}"]`)
        await expectArrived(page, there)
        await page.goBack()
        await expectArrived(page, HOME)
      }
      await press(page, `[data-card] a[href="${pages[0]!.path}"]`)
      await expectArrived(page, pages[0]!)
      for (const next of pages.slice(1)) {
        await press(page, `a[data-card][href="${next.path}"]`)
        await expectArrived(page, next)
      }
      await page.goBack()
      await expectArrived(page, pages.at(-2)!)
      await press(page, '[data-back]')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME.heading)
      await expect
        .poll(() => page.evaluate(() => window.movements.map(({ end }) => end)))
        .toEqual(['finished'])
    })
  }

  test('from where it is when the next page has come, wherever it was pressed', { tag: '@sample' }, async ({
    page,
  }) => {
    const letThrough = await holdScripts(page, /case-study-page-[^/]*\.js$/)
    await watch(page)
    await openLive(page, '/')
    await press(page, `[data-card] a[href="${STUDY.path}"]`)
    const card = page.locator('[data-card]', { has: page.locator(`a[href="${STUDY.path}"]`) })
    const top = await card.locator('[data-image]').evaluate((picture) => {
      scrollBy({ top: 120, behavior: 'instant' })
      return picture.getBoundingClientRect().top
    })
    letThrough()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(STUDY.heading)
    expect(await page.evaluate(() => window.movements.map(({ from }) => from))).toEqual([top])
  })

  test('as large as it is seen, also where it has grown under the pointer', async ({ page }) => {
    await openLive(page, '/')
    const card = page.locator('[data-card]', { has: page.locator(`a[href="${STUDY.path}"]`) })
    const image = card.locator('img')
    const pictureOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].map(Math.round)
    }
    await card.getByRole('link').hover()
    await expect
      .poll(() =>
        image.evaluate((image) => image.getAnimations().length === 0 && getComputedStyle(image).scale),
      )
      .toMatch(/^1\./)
    const seen = await image.evaluate(pictureOf)
    await setPace(page, 0)
    await card.getByRole('link').press('Enter')
    expect(await page.locator('.flight img').evaluate(pictureOf)).toEqual(seen)
  })

  test('away from a page that is left, and Home shows its wall meanwhile', { tag: '@sample' }, async ({
    page,
  }) => {
    await openLive(page, '/')
    await press(page, `[data-card] a[href="${STUDY.path}"]`)
    await expect(page.getByRole('main')).toBeFocused()
    await setPace(page, 0)
    await press(page, '[data-back]')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME.heading)
    await expect(page.locator('.mosaic [data-image="loaded"]')).toHaveCount(6)
    await expect(page.locator('.flight')).toBeVisible()
  })

  test('there and back also while its own file is on the way', async ({ page }) => {
    await watch(page)
    await openLive(page, '/')
    await page.locator(`[data-card] a[href="${STUDY.path}"]`).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const letThrough = await holdScripts(page, /\.webp$/)
    await press(page, `[data-card] a[href="${STUDY.path}"]`)
    await expectArrived(page, STUDY)
    await page.goBack()
    await expectArrived(page, HOME)
    letThrough()
    await page.waitForLoadState('networkidle')
  })

  test('not back from a page that no card led to', async ({ page }) => {
    await watch(page)
    await openLive(page, STUDY.path)
    await siteLink(page, '/about').click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(STUDY.heading)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => window.movements.length)).toBe(0)
  })

  test('whoever acts meanwhile is not kept waiting', { tag: '@sample' }, async ({ page }) => {
    await openLive(page, '/')
    await press(page, `[data-card] a[href="${STUDY.path}"]`)
    await page.getByRole('link', { name: 'View Figma File' }).click()
    await expect(page).toHaveURL(/\/figma\//)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.locator('.flight, [data-flight]')).toHaveCount(0)
  })

  for (const [name, prepare] of [
    ['with reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
    [
      'in a browser that cannot',
      // Safari 16, Firefox 124
      (page: Page) => page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover')),
    ],
  ] as const) {
    test(`${name}, pages change at once`, async ({ page }) => {
      await prepare(page)
      await page.addInitScript(watchMovements)
      await openLive(page, '/')
      await press(page, `[data-card] a[href="${STUDY.path}"]`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(STUDY.heading)
      await expect(page.getByRole('main')).toBeFocused()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME.heading)
      expect(await page.evaluate(() => window.movements.length)).toBe(0)
    })
  }

  test('nothing that enters while scrolling is hidden before, and paper knows nothing of it', {
    tag: '@sample',
  }, async ({ page }) => {
    await openLive(page, STUDY.path)
    await expect(page.locator('html')).toHaveAttribute('data-laid-out', '')
    const entering = page.locator('.enters')
    expect(await entering.count()).toBeGreaterThan(10)
    const styles = () =>
      entering.evaluateAll((list) =>
        list.map((element) => {
          const { opacity, visibility, clipPath, transform } = getComputedStyle(element)
          return { shown: [opacity, visibility, clipPath].join(' '), transform }
        }),
      )
    const before = await styles()
    expect(new Set(before.map(({ shown }) => shown))).toEqual(new Set(['1 visible none']))
    expect(before.filter(({ transform }) => transform !== 'none').length).toBeGreaterThan(5)
    await page.emulateMedia({ media: 'print' })
    expect((await styles()).filter(({ transform }) => transform !== 'none')).toEqual([])
  })
})

test('the gate opens on a page that is there from the first moment', async ({ page }) => {
  await page.goto('/')
  await setPace(page, 0)
  await unlock(page)
  await expect(submitButton(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectMoving(page)
  await page.mouse.wheel(0, 200)
  await expectStill(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test.describe('the visit', () => {
  test.use({ access: true })

  test('is traced in the footer, and a sent message closes it', async ({ page }) => {
    await openLive(page, '/about')
    const footer = page.getByRole('contentinfo')
    await siteLink(page, '/contact').click()
    await expect(page).toHaveURL('/contact')
    const trace = footer.locator('[data-visit]')
    await footer.scrollIntoViewIfNeeded()
    await trace.scrollIntoViewIfNeeded()
    await expect(trace).toContainText(/2 pages, \d+ s\. Kept in this browser only\./)
    await expect(trace).toContainText(/\/about \d+ s/)
    await expect(trace).not.toContainText('200 OK')
    const { fields, submitLabel } = installed['contact-section'].contactSection
    for (const [{ label }, text] of [
      [fields.name, 'Inês Ó'],
      [fields.email, 'ines@example.com'],
      [fields.subject, 'Olá'],
      [fields.message, 'Trace this.'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByRole('button', { name: submitLabel }).click()
    await expect(trace).toContainText('200 OK')
  })

  test('is a plain drawing where nothing is recorded', async ({ page, baseURL }) => {
    await openLive(page, baseURL!.replace('127.0.0.1', 'localhost'))
    const footer = page.getByRole('contentinfo')
    const trace = footer.locator('[data-visit]')
    await footer.scrollIntoViewIfNeeded()
    await trace.scrollIntoViewIfNeeded()
    await expect(trace).toHaveAttribute('data-visit', 'plain')
    await expect(trace).toContainText('Each page you open becomes a span.')
  })
})
