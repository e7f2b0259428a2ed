import type { Page } from '@playwright/test'
import type { HomeSection } from '../content/types'
import { withoutAccent } from '../src/lib/accent'
import { hasContent } from '../src/pages/home/section-content'
import { expect, installed, openLive, skipWithout, test } from './site-test'

test.use({ access: true })

const { hero, sections } = installed.home
const featuredWork = words('projects')
const CARDS = installed['case-studies/index'].caseStudyCards
const HEADLINE = withoutAccent(hero.headline)

type Id = HomeSection['id']
type WordsOf<Key extends Id> = Extract<HomeSection, { id: Key; words: unknown }>['words']

/** What the section says; a journey through one that is not there is skipped before it asks. */
function words<Key extends Id>(id: Key): WordsOf<Key> {
  const found = sections.find((section) => section.id === id)
  return (found && 'words' in found ? found.words : undefined) as WordsOf<Key>
}

function skipWithoutSection(id: Id): void {
  skipWithout(
    sections.some((section) => section.id === id && hasContent(section)),
    `section ${id} on Home`,
  )
}

test.beforeEach(async ({ page }) => {
  await openLive(page, '/')
})

function section(page: Page, id: string) {
  return page.locator(`section#${id}`)
}

test('work comes soon, and the way to it is in the first screen', async ({ page }) => {
  skipWithout(sections[0]?.id === 'projects', 'work as the first section of Home')
  const screens = (selector: string, edge: 'top' | 'bottom') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, side) => (element.getBoundingClientRect()[side] + scrollY) / innerHeight, edge)
  const wide = page.viewportSize()!.width > 1000
  expect(await screens('#projects img', 'top')).toBeLessThan(wide ? 1.3 : 1.6)
  expect(await screens(`[aria-label="${hero.scrollLabel}"]`, 'bottom')).toBeLessThan(1)
  const top = page.getByRole('region', { name: HEADLINE })
  await expect(top).toContainText(`${installed.site.owner.name}, ${installed.site.owner.role}`)
  for (const [width, height] of wide
    ? [
        [1024, 768],
        [1920, 1080],
        [2560, 1440],
      ]
    : [[360, 640]]) {
    await page.setViewportSize({ width: width!, height: height! })
    expect(await screens(`[aria-label="${hero.scrollLabel}"]`, 'bottom'), `${width} px`).toBeLessThan(1)
  }
})

test('the work can be filtered by kind', async ({ page }) => {
  skipWithoutSection('projects')
  const shown = featuredWork.filters.filter(
    ({ value }) => value === 'all' || CARDS.some(({ category }) => category === value),
  )
  const [all, ...kinds] = shown.map(({ label }) => label)
  skipWithout(kinds.length > 1, 'filters over the work')
  const projects = section(page, 'projects')
  const titles = projects.getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(CARDS.length)
  await expect(projects.getByRole('button')).toHaveText([all!, ...kinds])
  let sum = 0
  for (const name of kinds) {
    const button = projects.getByRole('button', { name })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(projects.locator('button[aria-pressed=true]')).toHaveCount(1)
    await expect.poll(() => titles.count()).toBeLessThan(CARDS.length)
    sum += await titles.count()
  }
  expect(sum).toBe(CARDS.length)
  await projects.getByRole('button', { name: all! }).click()
  await expect(titles).toHaveCount(CARDS.length)
})

test('a frame is loaded for those who stay near it, not for those who go on to the contact form', {
  tag: '@sample',
}, async ({ page }) => {
  const frame = section(page, 'embeds').locator('iframe')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => document.querySelector('#embeds')?.scrollIntoView({ behavior: 'instant' }))
  await page.evaluate(() => document.querySelector('#contact')?.scrollIntoView({ behavior: 'instant' }))
  await expect(section(page, 'contact').getByRole('heading', { level: 2 })).toBeInViewport()
  // It would be asked for by now, had passing it counted.
  await page.clock.runFor(1000)
  await expect(frame).toHaveCount(0)
  await section(page, 'embeds').getByRole('tab').first().scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(frame).toHaveCount(1, { timeout: 100 })
  }).toPass()
})

test('the embed addresses are written to storage; only the code sandbox’s is read from there', {
  tag: '@sample',
}, async ({ page }) => {
  const stored = () =>
    page.evaluate(() => [localStorage.figmaUrl, localStorage.prototypeUrl, localStorage.codepenUrl])
  const [figma, prototype, codepen] = await stored()
  expect(figma).toContain('/embeds/design-file')
  expect(prototype).toContain('/embeds/prototype')
  expect(codepen).toBeUndefined()
  await page.evaluate(() => {
    localStorage.figmaUrl = '/elsewhere'
    localStorage.prototypeUrl = '/elsewhere'
    localStorage.codepenUrl = '/embeds/prototype'
  })
  await page.reload()
  await expect.poll(stored).toEqual([figma, prototype, '/embeds/prototype'])
  await section(page, 'embeds').getByRole('tab', { name: 'Code Experiments' }).click()
  await expect(section(page, 'embeds').locator('iframe')).toHaveAttribute('src', /\/embeds\/prototype$/)
})
