import type { Locator } from '@playwright/test'
import { heading, listBelow, main, open, opensTab, press } from '../seen'
import { said, served, title as titleOf } from '../served'
import { expect, test } from '../visitor'

const PROJECTS = [
  {
    slug: 'accessibility-guide',
    title: 'Accessibility Guide',
    name: 'Accessibility Guide',
    words: ['Accessibility Guide'],
  },
  {
    slug: 'reubens-brews',
    title: 'Reuben’s Brews',
    name: "Reuben's brews (craft brewery brand)",
    words: ['craft brewery'],
  },
  {
    slug: 'office-365-support',
    title: 'Office 365 Support',
    name: 'Office 365 support (self-diagnosis tools, 26% increase in deflection, higher CSAT)',
    words: ['Self-diagnosis tools', '26%', 'increase in deflection', 'CSAT'],
  },
  {
    slug: 'shoxs-brand',
    title: 'SHOXS',
    name: 'Shoxs-brand (shock-mitigation seating brand and e-commerce site)',
    words: ['SHOXS', 'e-commerce site', 'shock-mitigation seating'],
  },
  {
    slug: 'bing-maps-enterprise',
    title: 'Bing Maps Enterprise',
    name: 'Bing-maps-enterprise (maps API developer portal, +22% traffic YoY, +17% qualified leads)',
    words: ['Developer portal', 'maps API', '+22%', 'traffic YoY', '+17%', 'qualified leads'],
  },
  {
    slug: 'vortex-style-guide',
    title: 'Vortex Style Guide',
    name: 'Vortex-style-guide (design-system style guide)',
    words: ['Vortex', 'design-system style guide'],
  },
]

for (const { slug, name, words } of PROJECTS)
  test(name, async ({ request }) => {
    const page = await served(request, `/project/${slug}`)
    for (const text of words) expect(page.words).toContain(said(text))
  })

test('Their cards and page titles carry these names', async ({ request }) => {
  const home = await served(request, '/')
  for (const { slug, title } of PROJECTS) {
    expect(home.words).toContain(said(title))
    expect(titleOf(await served(request, `/project/${slug}`)), slug).toContain(title)
  }
})

test('with a "Visit Website" external link', async ({ page, context }) => {
  await open(page, '/project/shoxs-brand')
  const { url } = await opensTab(context, press(main(page), /^Visit Website/))
  expect(url).toMatch(/^https:/)
})

for (const { slug } of PROJECTS)
  test(`${slug} has a "Back to Projects" link to /#vibecoding, a title, description, tag badges, a hero image, overview, key features, insights cards, images and impact sections`, async ({
    page,
  }) => {
    await open(page, `/project/${slug}`)
    const title = main(page).getByRole('heading', { level: 1 })
    await expect(title).toBeInViewport()
    await expect(title.locator('xpath=following::p[1]')).toHaveText(/.{40}/)
    const tags = listBelow(title)
    await expect(tags).toBeVisible()
    expect(await tags.getByRole('listitem').count()).toBeGreaterThan(1)
    await expect(title.locator('xpath=following::img[1]')).toBeVisible()
    for (const name of ['Overview', 'Key Features', 'Images', 'Impact'])
      await expect(heading(page, name)).toBeVisible()
    await expect(heading(page, 'Images').locator('xpath=following::img[1]')).toBeVisible()
    expect(await listBelow(heading(page, 'Insights')).getByRole('listitem').count()).toBeGreaterThan(1)
    await press(main(page), 'Back to Projects').click()
    await expect(page).toHaveURL('/#vibecoding')
  })

/** The sizes that a picture is said to have, and that its largest file has. */
function sizes(picture: Locator): Promise<string[]> {
  return picture.evaluate(async (shown) => {
    const image = shown as HTMLImageElement
    const others = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
    const sources = [...others.filter(({ media }) => matchMedia(media).matches), image]
    const files = sources
      .flatMap(({ srcset }) => srcset.split(/,\s+/))
      .map((candidate) => candidate.trim().split(' '))
      .map(([url, width]) => ({
        url: url || image.currentSrc || image.src,
        width: Number.parseInt(width ?? '0', 10),
      }))
    const largest = Math.max(...files.map(({ width }) => width))
    const found = [`${image.getAttribute('width')}x${image.getAttribute('height')}`]
    for (const { url, width } of files)
      if (width === largest) {
        const file = new Image()
        file.src = url
        await file.decode()
        found.push(`${file.naturalWidth}x${file.naturalHeight}`)
      }
    return found
  })
}

test('Brewery image sizes are 800x400 and 800x600', async ({ page }) => {
  await open(page, '/project/reubens-brews')
  const hero = main(page).getByRole('heading', { level: 1 }).locator('xpath=following::img[1]')
  expect(new Set(await sizes(hero))).toEqual(new Set(['800x400']))
  const images = heading(page, 'Images').locator(
    'xpath=following::img[following::*[self::h1 or self::h2][normalize-space()="Insights"]]',
  )
  await expect(images.first()).toBeAttached()
  for (const image of await images.all()) expect(new Set(await sizes(image))).toEqual(new Set(['800x600']))
})
