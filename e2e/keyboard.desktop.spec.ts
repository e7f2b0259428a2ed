import type { Page } from '@playwright/test'
import type { CaseStudy } from '../content/types'
import { expect, galleryKinds, openLive, passwordField, skipWithout, submitButton, test } from './site-test'

/** Presses Tab until the link or button of this name has the focus, and sees to it that the focus shows. */
async function tabTo(page: Page, role: 'link' | 'button', name: string | RegExp) {
  const target = page.getByRole(role, { name }).first()
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) {
      const ring = await target.evaluate((element) => {
        const own = getComputedStyle(element)
        const after = getComputedStyle(element, '::after')
        return [own, after].some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
        )
      })
      expect(ring, `${name} shows its focus`).toBe(true)
      return target
    }
  }
  throw new Error(`Tab never reached ${name}`)
}

test('a visitor without a mouse gets from the gate to a case study and to the form', async ({
  page,
  password,
  content,
}) => {
  const [first] = content['case-studies/index'].caseStudyCards
  const study = content[`case-studies/${first!.id}`] as { study: CaseStudy }
  await page.goto('/')
  await expect(passwordField(page)).toBeFocused()
  await page.keyboard.type(password)
  await expect(submitButton(page)).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner')).toBeVisible()
  await tabTo(page, 'button', content.home.hero.exploreLabel)
  await page.keyboard.press('Enter')
  await tabTo(page, 'link', new RegExp(`^${first!.title}`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(first!.caseStudyUrl)
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, 'link', study.study.callToAction.label)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    page.getByLabel(content['contact-section'].contactSection.fields.name.label, { exact: true }),
  ).toBeFocused()
})

test.describe('behind the gate', () => {
  test.use({ access: true })

  test('the gallery is filtered, opened, walked through and left by keys', async ({ page }) => {
    skipWithout(galleryKinds.length > 1, 'filters over the gallery')
    await openLive(page, '/visuals')
    await tabTo(page, 'button', new RegExp(`^${galleryKinds.at(-1)!.label}`))
    await page.keyboard.press('Space')
    const first = await tabTo(page, 'button', /^View/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    const title = await page.getByRole('dialog').getByRole('heading').textContent()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog').getByRole('heading')).not.toHaveText(title!)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(first).toBeFocused()
  })
})
