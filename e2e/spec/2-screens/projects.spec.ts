import { heading, listBelow, main, open, opensTab, press } from '../seen'
import { said, served } from '../served'
import { expect, test } from '../visitor'

const PROJECTS = [
  { slug: 'accessibility-guide', name: 'Accessibility Guide', words: ['Accessibility Guide'] },
  { slug: 'reubens-brews', name: "Reuben's brews (craft brewery brand)", words: ['craft brewery'] },
  {
    slug: 'office-365-support',
    name: 'Office 365 support (self-diagnosis tools, 26% increase in deflection, higher CSAT)',
    words: ['Self-diagnosis tools', '26%', 'increase in deflection', 'CSAT'],
  },
  {
    slug: 'shoxs-brand',
    name: 'Shoxs-brand (shock-mitigation seating brand and e-commerce site)',
    words: ['SHOXS', 'e-commerce site', 'shock-mitigation seating'],
  },
  {
    slug: 'bing-maps-enterprise',
    name: 'Bing-maps-enterprise (maps API developer portal, +22% traffic YoY, +17% qualified leads)',
    words: ['Developer portal', 'maps API', '+22%', 'traffic YoY', '+17%', 'qualified leads'],
  },
  {
    slug: 'vortex-style-guide',
    name: 'Vortex-style-guide (design-system style guide)',
    words: ['Vortex', 'design-system style guide'],
  },
]

for (const { slug, name, words } of PROJECTS)
  test(name, async ({ request }) => {
    const page = await served(request, `/project/${slug}`)
    for (const text of words) expect(page.words).toContain(said(text))
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
