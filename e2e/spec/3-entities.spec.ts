import { inOrder, said, served } from './served'
import { expect, test } from './visitor'

test('Social link: LinkedIn, Dribbble, Behance', async ({ page }) => {
  await page.goto('/contact')
  for (const place of ['main', 'contentinfo'] as const)
    for (const name of ['LinkedIn', 'Dribbble', 'Behance']) {
      const link = page.getByRole(place).getByRole('link', { name })
      await expect(link).toHaveAttribute('href', new RegExp(`^https://.*${name}`, 'i'))
      await expect(link.locator('svg, img').first()).toBeVisible()
    }
})

test('contact info: location (Portland, OR, remote), workingHours ("Monday - Friday, 9AM - 5PM PST")', async ({
  request,
}) => {
  const { words } = await served(request, '/contact')
  expect(words).toContain(said('Monday - Friday, 9AM - 5PM PST'))
  expect(words).toMatch(/Portland,OR.{0,3}remote/)
})

test('The resume section also shows a San Francisco location', async ({ page }) => {
  await page.goto('/')
  const resume = page.locator('#resume')
  await expect(resume).toContainText(/San Francisco.{0,3}remote/)
  await expect(resume).not.toContainText('Portland')
  await expect(page.getByRole('contentinfo')).toContainText('Portland, OR')
})

const SKILLS = [
  ['Product Design & Strategy', 95],
  ['AI-Driven Interface Design', 92],
  ['Design Systems & Tokens', 90],
  ['Cross-functional Leadership', 88],
  ['Prototyping & User Testing', 85],
  ['Accessibility & Inclusive Design', 90],
] as const

test('The about section lists Product Design & Strategy 95, AI-Driven Interface Design 92, Design Systems & Tokens 90, Cross-functional Leadership 88, Prototyping & User Testing 85, Accessibility & Inclusive Design 90', async ({
  page,
}) => {
  await page.goto('/')
  const about = page.locator('#about')
  for (const [name, proficiency] of SKILLS) {
    const bar = about.getByRole('progressbar', { name }).or(about.getByRole('meter', { name }))
    await expect(bar).toHaveAttribute('aria-valuenow', String(proficiency))
  }
  const places = inOrder(
    await served(page.request, '/'),
    SKILLS.map(([name]) => name),
  )
  expect(places).not.toContain(-1)
})
