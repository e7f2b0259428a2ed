import type { Page } from '@playwright/test'
import { main, open, press } from '../seen'
import { expect, test } from '../visitor'

function counter(page: Page) {
  return page.getByText(/^\d of 9$/)
}

function next(page: Page) {
  return page.getByRole('button', { name: /^next/i })
}

/** Leads to this slide, counted from 1, by its dot. */
async function showSlide(page: Page, slide: number): Promise<void> {
  await open(page, '/presentation')
  await page.getByRole('button', { name: new RegExp(`slide ${slide}\\b`, 'i') }).click()
  await expect(counter(page)).toHaveText(`${slide} of 9`)
}

test('A 9-slide full-screen deck: intro, philosophy, problem-solving, Flow Map case, Pathpoint 2.0 case, track record, work style, personality, closing', async ({
  page,
}) => {
  const subjects = [
    /designer/i,
    /philosophy/i,
    /solve a problem|problem.solving/i,
    /Flow Map/,
    /Pathpoint 2\.0/,
    /track record/i,
    /work style/i,
    /personality/i,
    /@/,
  ]
  await open(page, '/presentation')
  const titles = new Set<string>()
  for (const [index, subject] of subjects.entries()) {
    await expect(counter(page)).toHaveText(`${index + 1} of 9`)
    const title = main(page).getByRole('heading', { level: 2 })
    await expect(title).toHaveCount(1)
    await expect(main(page).getByText(subject).filter({ visible: true }).first()).toBeVisible()
    titles.add((await title.textContent())!)
    await next(page).click()
  }
  expect(titles.size).toBe(9)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('It has a counter "n of 9"', async ({ page }) => {
  await open(page, '/presentation')
  await expect(counter(page)).toHaveText('1 of 9')
  await next(page).click()
  await expect(counter(page)).toHaveText('2 of 9')
})

test('a progress bar', async ({ page }) => {
  await showSlide(page, 9)
  const bar = page.getByRole('progressbar')
  const value = async (name: string) => Number(await bar.getAttribute(name))
  expect(await value('aria-valuenow')).toBe(await value('aria-valuemax'))
  await next(page).click()
  await expect.poll(() => value('aria-valuenow')).toBeLessThan((await value('aria-valuemax')) / 4)
})

test('dot navigation', async ({ page }) => {
  await showSlide(page, 7)
  await expect(page.getByRole('button', { name: /slide \d/i })).toHaveCount(9)
  await page.getByRole('button', { name: /slide 2\b/i }).click()
  await expect(counter(page)).toHaveText('2 of 9')
})

test('Auto/Stop, previous and next buttons', async ({ page }) => {
  await open(page, '/presentation')
  await next(page).click()
  await expect(counter(page)).toHaveText('2 of 9')
  await page.getByRole('button', { name: /^previous/i }).click()
  await expect(counter(page)).toHaveText('1 of 9')
  await press(page, 'Auto').click()
  await press(page, 'Stop').click()
  await expect(press(page, 'Auto')).toBeVisible()
})

test('a fixed subtitle on the closing slide', async ({ page }) => {
  await showSlide(page, 9)
  const subtitle = main(page).getByText('Open to AI & Design Opportunities').filter({ visible: true })
  await expect(subtitle).toBeVisible()
  const title = (await main(page).getByRole('heading', { level: 2 }).boundingBox())!
  expect((await subtitle.boundingBox())!.y).not.toBe(title.y)
})

test('a remote background image', async ({ page }) => {
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname)
  })
  await open(page, '/presentation')
  await expect(counter(page)).toBeVisible()
  await expect.poll(() => pictures).toContainEqual(expect.stringMatching(/^\/storage\/v1\/object\/public\//))
})

test('Claims shown: 70% increase in distributed tracing MAU, $100M attributed, 20M+ early adoption', async ({
  page,
}) => {
  await showSlide(page, 6)
  for (const claim of [
    '70%',
    'increase in distributed tracing MAU',
    '$100M',
    'attributed',
    '20M+',
    'early adoption',
  ])
    await expect(main(page).getByText(claim).filter({ visible: true }).first()).toBeVisible()
})

test('The first ArrowRight counts as soon as the first slide can be seen', async ({ page }) => {
  let release = () => {}
  const pressed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await open(page, '/presentation')
  await expect(main(page).getByRole('heading', { level: 2 })).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  release()
  await expect(counter(page)).toHaveText('2 of 9')
})
