import type { Page } from '@playwright/test'
import type { HomeSection } from '../content/types'
import { withoutAccent } from '../src/lib/accent'
import { hasContent } from '../src/pages/home/section-content'
import { expect, firstStudy, installed, openLive, skipWithout, test } from './site-test'

test.use({ access: true })

const { hero, sections } = installed.home
const featuredWork = words('projects')
const concepts = words('midjourney')
const interactive = words('embeds')
const resumeSection = words('resume')
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

function recorded(page: Page, name: string) {
  return page.evaluate(
    (event) =>
      JSON.parse(localStorage.getItem('portfolio_analytics') ?? '[]').filter(
        (entry: { event: string }) => entry.event === event,
      ),
    name,
  )
}

test('the sections stand in the order of the specification', { tag: ['@lock', '@sample'] }, async ({
  page,
}) => {
  const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id))
  expect(ids).toEqual(['projects', 'about', 'resume', 'midjourney', 'vibecoding', 'embeds', 'contact'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE)
  await expect(page.getByRole('contentinfo')).toBeAttached()
})

test('the hero shows badge, mosaic of nine and caption, and its buttons scroll', async ({ page }) => {
  skipWithoutSection('embeds')
  await expect(page.getByText(hero.badge)).toBeVisible()
  await expect(page.locator('.mosaic img')).toHaveCount(hero.mosaic?.length ?? 0)
  await expect(page.locator('.mosaic-tile')).toHaveCount(9)
  await expect(page.getByText(hero.caption.text)).toBeVisible()
  await expect(page.getByRole('link', { name: hero.resumeLabel })).toHaveAttribute('href', '/resume')
  const top = (id: string) =>
    section(page, id).evaluate((element) => Math.abs(element.getBoundingClientRect().top))
  await page.getByRole('button', { name: hero.exploreLabel }).click()
  await expect.poll(() => top('projects')).toBeLessThan(150)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('button', { name: hero.figmaLabel }).click()
  await expect.poll(() => top('embeds')).toBeLessThan(150)
  expect(await recorded(page, 'cta_click')).toMatchObject([
    { cta: hero.exploreLabel, location: 'hero', page: '/' },
    { cta: hero.figmaLabel, location: 'hero', page: '/' },
  ])
})

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

test('skills are progress bars with the values of the specification', { tag: '@sample' }, async ({
  page,
}) => {
  const bars = section(page, 'about').getByRole('progressbar')
  expect(await bars.evaluateAll((list) => list.map((bar) => `${bar.ariaLabel} ${bar.ariaValueNow}`))).toEqual(
    [
      'Product Design & Strategy 95',
      'AI-Driven Interface Design 92',
      'Design Systems & Tokens 90',
      'Cross-functional Leadership 88',
      'Prototyping & User Testing 85',
      'Accessibility & Inclusive Design 90',
    ],
  )
  await expect(section(page, 'about').getByText('2022-Present')).toBeVisible()
  await expect(section(page, 'about').getByText('2016-2021')).toBeVisible()
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

test('cards have pictures of 400x225, two of them eager, with the description’s first 80 characters as alternative', async ({
  page,
}) => {
  skipWithoutSection('projects')
  const cards = section(page, 'projects')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const pictures = cards.locator('img')
  await expect(pictures).toHaveCount(CARDS.length)
  const facts = await pictures.evaluateAll((list) =>
    (list as HTMLImageElement[]).map((image) => ({
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
      loading: image.loading,
      alt: image.alt,
      text: image.closest('li')!.querySelector('p')!.textContent!,
    })),
  )
  for (const { width, height, alt, text } of facts) {
    expect({ width, height }).toEqual({ width: '400', height: '225' })
    expect(alt).toBe(text.slice(0, 80))
  }
  expect(facts.map(({ loading }) => loading)).toEqual(CARDS.map((_, index) => (index < 2 ? 'eager' : 'lazy')))
})

test('a card records the view and opens its case study in the same window', async ({ page }) => {
  skipWithoutSection('projects')
  await section(page, 'projects').getByRole('link', { name: firstStudy.title }).click()
  await expect(page).toHaveURL(firstStudy.caseStudyUrl)
  expect(await recorded(page, 'case_study_view')).toMatchObject([{ project: firstStudy.title, page: '/' }])
})

test('the resume section has the PDF, the place, the roles and the skills', async ({ page }) => {
  skipWithoutSection('resume')
  const resume = section(page, 'resume')
  const download = resume.getByRole('link', { name: resumeSection.downloadLabel })
  await expect(download).toHaveAttribute('target', '_blank')
  const file = await page.request.get((await download.getAttribute('href'))!)
  expect(file.status()).toBe(200)
  expect(file.headers()['content-type']).toBe('application/pdf')
  await expect(resume.getByText(resumeSection.location).first()).toBeVisible()
  await expect(resume.getByRole('heading', { level: 4 })).toHaveCount(resumeSection.experience.length)
  await expect(
    resume
      .getByRole('heading', { name: resumeSection.coreSkillsHeading })
      .locator('..')
      .getByRole('listitem'),
  ).toHaveCount(resumeSection.coreSkills.length)
  if (installed.site.socialLinks.some(({ icon }) => icon === 'linkedin'))
    await expect(resume.getByRole('link', { name: resumeSection.linkedinLabel })).toHaveAttribute(
      'target',
      '_blank',
    )
})

test('each AI concept shows its prompt and leads to the gallery by pointer, key or touch', async ({
  page,
}) => {
  skipWithoutSection('midjourney')
  const shown = section(page, 'midjourney')
  await expect(shown.getByRole('heading', { level: 3 })).toHaveCount(concepts.items.length)
  await expect(shown.getByText(`${concepts.promptLabel}:`)).toHaveCount(concepts.items.length)
  const link = shown.getByRole('link', { name: concepts.galleryLabel }).first()
  await link.focus()
  await expect(link).toHaveCSS('opacity', '1')
  await link.press('Enter')
  await expect(page).toHaveURL(concepts.galleryHref!)
})

test('VibeCoding has two featured builds and six projects with two tags and a count', {
  tag: '@sample',
}, async ({ page }) => {
  const vibe = section(page, 'vibecoding')
  await expect(vibe.getByRole('heading', { level: 4 })).toHaveCount(8)
  await expect(vibe.getByRole('link', { name: 'Live Demo' })).toHaveCount(2)
  await expect(vibe.getByRole('link', { name: 'Live Demo' }).first()).toHaveAttribute('rel', /noreferrer/)
  // One build has no public code: a url of # is no link.
  await expect(vibe.getByRole('link', { name: 'Code' })).toHaveCount(1)
  await expect(vibe.getByRole('button', { name: 'Code' })).toBeDisabled()
  expect(await vibe.locator('a[href="#"]').count()).toBe(0)
  const pages = await vibe
    .locator('a[href^="/project/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(pages.sort()).toEqual(
    [
      'accessibility-guide',
      'bing-maps-enterprise',
      'office-365-support',
      'reubens-brews',
      'shoxs-brand',
      'vortex-style-guide',
    ].map((slug) => `/project/${slug}`),
  )
  for (const tags of await vibe.getByRole('list', { name: /^Technologies/ }).all()) {
    await expect(tags.getByRole('listitem')).toHaveCount(3)
    await expect(tags.getByRole('listitem').last()).toHaveText(/^\+\d+$/)
  }
})

test('the tabs of the Interactive Portfolio follow arrow, Home and End keys', { tag: '@lock' }, async ({
  page,
}) => {
  skipWithoutSection('embeds')
  const tabs = section(page, 'embeds').getByRole('tab')
  await expect(tabs).toHaveText(interactive.tabs.map(({ label }) => label))
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await tabs.first().focus()
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['End', 2],
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
    ['Home', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tabs.nth(index)).toBeFocused()
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
  }
  const open = section(page, 'embeds').getByRole('link', { name: interactive.openPrototypeLabel })
  await expect(open).toHaveAttribute('target', '_blank')
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
