import { main, open, press, targets } from '../seen'
import { expect, test } from '../visitor'

const GALLERY = 'ai-creative-exploration'
const SLUGS = [
  'trace-flow-map',
  'support-experience',
  'azure-maps',
  'unified-tracing',
  'adaptive-email',
  GALLERY,
  'ht-design-system',
  'teams-app',
]

for (const [index, slug] of SLUGS.entries()) {
  const next = SLUGS[index + 1]
  test(`/figma/${slug} has a "Back to Portfolio" link to /, a "Case Study" button and a "Next Project" button`, async ({
    page,
  }) => {
    await open(page, `/figma/${slug}`)
    const to = (name: string) =>
      expect.poll(() => targets(main(page).getByRole('link', { name, exact: true })))
    await to('Back to Portfolio').toEqual(['/'])
    await to('Case Study').toEqual([`/case-study/${slug}`])
    await press(main(page), 'Next Project').click()
    await expect(page).toHaveURL(next ? `/figma/${next}` : '/#vibecoding')
  })
}

test('and an embedded design-file frame (16:10; one is lazy-loaded)', async ({ page }) => {
  const loading: (string | null)[] = []
  for (const slug of SLUGS.filter((slug) => slug !== GALLERY)) {
    await open(page, `/figma/${slug}`)
    const frame = main(page).locator('iframe')
    await expect(frame, slug).toBeVisible()
    const { width, height } = (await frame.boundingBox())!
    expect(width / height, slug).toBeCloseTo(1.6, 1)
    loading.push(await frame.getAttribute('loading'))
  }
  expect(loading.filter((value) => value === 'lazy')).toHaveLength(1)
})

test('The ai-creative-exploration page is a gallery of 9 AI images with "Get in Touch" to /contact', async ({
  page,
}) => {
  await open(page, `/figma/${GALLERY}`)
  await expect(main(page).getByRole('img')).toHaveCount(9)
  await press(main(page), 'Get in Touch').click()
  await expect(page).toHaveURL('/contact')
})
