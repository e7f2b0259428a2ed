import { expect, openLive, test } from './site-test'

test.use({ access: true, contextOptions: { reducedMotion: 'reduce' } })

/** What a screen reader says, in its order. After a change of words: npx playwright test spoken-order --update-snapshots */
for (const [name, path] of [
  ['home', '/'],
  ['case-study', '/case-study/trace-flow-map'],
] as const) {
  test(`${path} is spoken in order`, async ({ page }) => {
    await openLive(page, path)
    // A frame is there for those who come near it.
    for (const frame of await page.locator('[data-frame]').all()) {
      await frame.scrollIntoViewIfNeeded()
      await expect(frame.locator('iframe')).toBeAttached()
      await expect(frame.getByRole('status')).toHaveCount(0)
    }
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })
}
