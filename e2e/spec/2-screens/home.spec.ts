import { tops } from '../seen'
import { meta, served, title } from '../served'
import { expect, test } from '../visitor'

/** In this order; DECISIONS: the About section stands between Featured Work and the resume section. */
const SECTIONS = ['projects', 'about', 'resume', 'midjourney', 'vibecoding', 'embeds', 'contact']

declare global {
  interface Window {
    /** The sections that the document has when it has been read. */
    atFirst: string[]
  }
}

test('It sets the page title and description', async ({ request }) => {
  const page = await served(request, '/')
  expect(title(page)).toMatch(/Product Designer/)
  expect(meta(page, 'description')).toMatch(/portfolio/i)
})

test('adds structured data for a person and a website', async ({ request }) => {
  const { html } = await served(request, '/')
  const records = [...html.matchAll(/<script\b[^>]*application\/ld\+json[^>]*>([^<]+)</g)].map(([, text]) =>
    JSON.parse(text!),
  )
  expect(records.map((record) => record['@type'])).toEqual(['Person', 'WebSite'])
  expect(records[0].name).toBeTruthy()
  expect(records[1].url).toMatch(/^https:/)
})

test('and injects print styles', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // The bar that is fixed on the screen has no place on paper.
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('Sections in order: hero, Featured Work, resume section, AI Visual Concepts, VibeCoding Projects, Interactive Portfolio, contact section, footer', async ({
  page,
}) => {
  await page.goto('/')
  const parts = [
    page.getByRole('heading', { name: 'Creating intelligent experiences' }),
    ...SECTIONS.map((id) => page.locator(`[id="${id}"]`)),
    page.getByRole('contentinfo'),
  ]
  const found = await tops(page, parts)
  expect(found).toEqual([...found].sort((a, b) => a - b))
  for (const [id, name] of [
    ['projects', 'Featured Work'],
    ['about', 'About Me'],
    ['resume', 'Resume'],
    ['midjourney', 'AI Visual Concepts'],
    ['vibecoding', 'VibeCoding Projects'],
    ['embeds', 'Interactive Portfolio'],
    ['contact', 'Contact Me'],
  ] as const)
    await expect(page.locator(`[id="${id}"]`).getByRole('heading').first()).toHaveText(name)
})

test('Sections are in the document from the start', async ({ page }) => {
  await page.addInitScript((ids) => {
    document.addEventListener('DOMContentLoaded', () => {
      window.atFirst = ids.filter((id) => document.getElementById(id))
    })
  }, SECTIONS)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(await page.evaluate(() => window.atFirst)).toEqual(SECTIONS)
})
