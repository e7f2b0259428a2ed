import type { Page } from '@playwright/test'
import { expect, openLive, test } from './site-test'

test.use({ access: true })

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

test('the sections stand in the order of the specification', { tag: '@lock' }, async ({ page }) => {
  const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id))
  expect(ids).toEqual(['projects', 'about', 'resume', 'midjourney', 'vibecoding', 'embeds', 'contact'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creating intelligent experiences')
  await expect(page.getByRole('contentinfo')).toBeAttached()
})

test('the hero shows badge, mosaic of nine and caption, and its buttons scroll', async ({ page }) => {
  await expect(page.getByText('Product Design + Engineering')).toBeVisible()
  await expect(page.locator('.mosaic img')).toHaveCount(6)
  await expect(page.locator('.mosaic-tile')).toHaveCount(9)
  await expect(page.getByText('Components & Patterns')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Resume' })).toHaveAttribute('href', '/resume')
  const top = (id: string) =>
    section(page, id).evaluate((element) => Math.abs(element.getBoundingClientRect().top))
  await page.getByRole('button', { name: 'Explore My Work' }).click()
  await expect.poll(() => top('projects')).toBeLessThan(150)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('button', { name: 'View Figma Files' }).click()
  await expect.poll(() => top('embeds')).toBeLessThan(150)
  expect(await recorded(page, 'cta_click')).toMatchObject([
    { cta: 'Explore My Work', location: 'hero', page: '/' },
    { cta: 'View Figma Files', location: 'hero', page: '/' },
  ])
})

test('work comes soon, and the way to it is in the first screen', async ({ page }) => {
  const screens = (selector: string, edge: 'top' | 'bottom') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, side) => (element.getBoundingClientRect()[side] + scrollY) / innerHeight, edge)
  const wide = page.viewportSize()!.width > 1000
  expect(await screens('#projects img', 'top')).toBeLessThan(wide ? 1.3 : 1.6)
  expect(await screens('[aria-label^="Scroll down"]', 'bottom')).toBeLessThan(1)
  const hero = page.getByRole('region', { name: 'Creating intelligent experiences' })
  await expect(hero).toContainText('Tova Merrin, Senior Product Designer')
  for (const [width, height] of wide
    ? [
        [1024, 768],
        [1920, 1080],
        [2560, 1440],
      ]
    : [[360, 640]]) {
    await page.setViewportSize({ width: width!, height: height! })
    expect(await screens('[aria-label^="Scroll down"]', 'bottom'), `${width} px`).toBeLessThan(1)
  }
})

test('skills are progress bars with the values of the specification', async ({ page }) => {
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
  const projects = section(page, 'projects')
  const titles = projects.getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(8)
  await expect(projects.getByRole('button')).toHaveText([
    'All Projects',
    'Product Design',
    'AI Platforms',
    'Design Systems',
    'AI Creative',
  ])
  let sum = 0
  for (const name of ['Product Design', 'AI Platforms', 'Design Systems', 'AI Creative']) {
    const button = projects.getByRole('button', { name })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(projects.locator('button[aria-pressed=true]')).toHaveCount(1)
    await expect.poll(() => titles.count()).toBeLessThan(8)
    sum += await titles.count()
  }
  expect(sum).toBe(8)
  await projects.getByRole('button', { name: 'All Projects' }).click()
  await expect(titles).toHaveCount(8)
})

test('cards have pictures of 400x225, two of them eager, with the description’s first 80 characters as alternative', async ({
  page,
}) => {
  const cards = section(page, 'projects')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const pictures = cards.locator('img')
  await expect(pictures).toHaveCount(8)
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
  expect(facts.map(({ loading }) => loading)).toEqual(['eager', 'eager', ...Array(6).fill('lazy')])
})

test('a card records the view and opens its case study in the same window', async ({ page }) => {
  await section(page, 'projects').getByRole('link', { name: 'Trace Flow Map' }).click()
  await expect(page).toHaveURL('/case-study/trace-flow-map')
  expect(await recorded(page, 'case_study_view')).toMatchObject([{ project: 'Trace Flow Map', page: '/' }])
})

test('the resume section has the PDF, San Francisco, four roles and twelve skills', async ({ page }) => {
  const resume = section(page, 'resume')
  const download = resume.getByRole('link', { name: 'Download Resume' })
  await expect(download).toHaveAttribute('target', '_blank')
  const file = await page.request.get((await download.getAttribute('href'))!)
  expect(file.status()).toBe(200)
  expect(file.headers()['content-type']).toBe('application/pdf')
  await expect(resume.getByText('San Francisco')).toBeVisible()
  await expect(resume.getByRole('heading', { level: 4 })).toHaveCount(4)
  await expect(
    resume.getByRole('heading', { name: 'Core Skills' }).locator('..').getByRole('listitem'),
  ).toHaveCount(12)
  await expect(resume.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('target', '_blank')
})

test('each AI concept shows its prompt and leads to the gallery by pointer, key or touch', async ({
  page,
}) => {
  const concepts = section(page, 'midjourney')
  await expect(concepts.getByRole('heading', { level: 3 })).toHaveCount(8)
  await expect(concepts.getByText('Prompt:')).toHaveCount(8)
  const link = concepts.getByRole('link', { name: 'View AI Gallery' }).first()
  await link.focus()
  await expect(link).toHaveCSS('opacity', '1')
  await link.press('Enter')
  await expect(page).toHaveURL('/figma/ai-creative-exploration')
})

test('VibeCoding has two featured builds and six projects with two tags and a count', async ({ page }) => {
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
  const tabs = section(page, 'embeds').getByRole('tab')
  await expect(tabs).toHaveText(['Design Systems', 'Prototypes', 'Code Experiments'])
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
  const open = section(page, 'embeds').getByRole('link', { name: 'Open prototype in new tab' })
  await expect(open).toHaveAttribute('target', '_blank')
})

test('the embed addresses are written to storage; only the code sandbox’s is read from there', async ({
  page,
}) => {
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
