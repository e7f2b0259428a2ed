import type { Page } from '@playwright/test'
import {
  expect,
  expectLaidOut,
  firstStudy,
  galleryKinds,
  installed,
  openLive,
  siteLink,
  skipWithout,
  submitButton,
  test,
  unlock,
} from './site-test'

/** What became of each movement between two views, in the page. */
interface Movement {
  /** A picture that flies, or parts of a view transition. */
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

/** Runs before the page: writes down what each movement took along and how it ended. */
function watchMovements(): void {
  window.movements = []
  watchFlights()
  watchTransitions()

  function watchFlights() {
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

  function watchTransitions() {
    const start = document.startViewTransition?.bind(document)
    if (!start) return
    document.startViewTransition = (options) => {
      const transition = start(options)
      const movement: Movement = { parts: [], end: 'pending' }
      window.movements.push(movement)
      const takeParts = () =>
        movement.parts.push(
          ...document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
            .filter((part) => part.startsWith('::view-transition')),
        )
      transition.ready.then(
        () => {
          takeParts()
          // A script may add its own to what the style sheet moves.
          setTimeout(takeParts)
          void transition.finished.then(() => {
            movement.end = 'finished'
          })
        },
        () => {
          movement.end = 'skipped'
        },
      )
      return transition
    }
  }
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript(watchMovements)
  // As it is, only sooner over.
  await setPace(page, 3)
}

/** How fast everything moves from now on; 0 stops it. */
async function setPace(page: Page, playbackRate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate })
}

const STUDY = (installed['case-studies/index'].caseStudyCards[1] ?? firstStudy).caseStudyUrl

test.describe('a picture travels', () => {
  test.use({ access: true })

  test('from a tile to the large view and back, and tiles go to their places when the filter changes', async ({
    page,
  }) => {
    const [first] = installed.visuals.visuals.items
    const [kind] = galleryKinds
    skipWithout(galleryKinds.length > 1, 'filters over the gallery')
    await watch(page)
    await openLive(page, '/visuals')
    const parts = async () => {
      await expect.poll(() => page.evaluate(() => window.movements.at(-1)?.end)).toBe('finished')
      return page.evaluate(() => window.movements.splice(0).flatMap((movement) => movement.parts))
    }
    await page.getByRole('button', { name: `${installed.viewer.viewer.openLabel}: ${first!.title}` }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await parts()).toContain('picture')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await parts()).toContain('picture')
    await page.getByRole('button', { name: new RegExp(`^${kind!.label} \\d`) }).click()
    // A tile goes to its place, comes or goes.
    const moved = new Set((await parts()).flatMap((part) => /card-[^)]+/.exec(part) ?? []))
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-card]')]
        .filter((tile) => tile.getBoundingClientRect().top < innerHeight)
        .map((tile) => tile.style.getPropertyValue('--card')),
    )
    expect(seen.length).toBeGreaterThan(1)
    expect([...moved]).toEqual(expect.arrayContaining(seen))
    await expect(page.locator('html')).not.toHaveAttribute('data-moves')
    // Two filters at once: the second cuts the first short, and both leave nothing behind.
    await page.getByRole('group', { name: installed.visuals.visuals.filtersLabel }).evaluate((group) => {
      const [first, second] = group.querySelectorAll('button')
      first!.click()
      second!.click()
    })
    await expect
      .poll(() => page.evaluate(() => window.movements.map(({ end }) => end)))
      .toEqual(['skipped', 'finished'])
    await expect(page.locator('html')).not.toHaveAttribute('data-moves')
    await expect(page.locator('[data-card][style*="view-transition-name"]')).toHaveCount(0)
  })

  test('from a figure to the large view, by keys, and back', { tag: '@sample' }, async ({ page }) => {
    await watch(page)
    await openLive(page, '/case-study/unified-tracing')
    const figures = page.getByRole('button', { name: /^View larger/ })
    const arrived = async () => {
      await expect.poll(() => page.evaluate(() => window.movements.at(-1)?.end)).toBe('finished')
      expect(
        await page.evaluate(() => window.movements.splice(0).flatMap((movement) => movement.parts)),
      ).toContain('picture')
    }
    // What has not come yet has nothing to fly with.
    await figures.first().scrollIntoViewIfNeeded()
    await expect(page.locator('figure [data-image]').first()).toHaveAttribute('data-image', 'loaded')
    await figures.first().press('Enter')
    await expect(page.getByRole('dialog')).toContainText('1 / ')
    await arrived()
    await page.keyboard.press('+')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog')).toContainText('1 / ')
    await page.keyboard.press('0')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog')).toContainText('2 / ')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await arrived()
    await expect(figures.nth(1)).toBeFocused()
    await expect(figures.nth(1)).toBeInViewport()
    await expect(page.locator('.flight, [data-flight]')).toHaveCount(0)
  })

  test('nothing that enters while scrolling is hidden before, and paper knows nothing of it', {
    tag: '@sample',
  }, async ({ page }) => {
    await openLive(page, STUDY)
    await expectLaidOut(page)
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
  await page.addInitScript(watchMovements)
  await page.goto('/')
  await unlock(page)
  await expect.poll(() => page.evaluate(() => window.movements.map(({ end }) => end))).toEqual(['finished'])
  const [opening] = await page.evaluate(() => window.movements)
  expect(opening?.parts).toContain('::view-transition-new(root)')
  await expect(submitButton(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
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
