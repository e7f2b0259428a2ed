import { heading, listBelow, main, open, opensTab, press, targets } from '../seen'
import { expect, test } from '../visitor'

test('Hero and an about-me card', async ({ page }) => {
  await open(page, '/about')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeInViewport()
  const aboutMe = heading(page, /^about me$/i)
  await expect(aboutMe).toBeVisible()
  await expect(aboutMe.locator('xpath=following::p[1]')).toHaveText(/.{80}/)
})

test('A Manifesto list of 7 items', async ({ page }) => {
  await open(page, '/about')
  await expect(listBelow(heading(page, 'Manifesto')).getByRole('listitem')).toHaveCount(7)
})

test('A testimonials carousel of 4 testimonials', async ({ page }) => {
  await open(page, '/about')
  const quotes = main(page).getByRole('blockquote')
  await expect(quotes.first()).toBeVisible()
  const first = await quotes.allTextContents()
  await main(page).getByRole('button', { name: /^next/i }).click()
  await expect(quotes.first()).not.toHaveText(first[0]!)
  const seen = new Set([...first, ...(await quotes.allTextContents())])
  expect(seen.size).toBe(4)
})

test('A call to action with a LinkedIn button and a "Get in Touch" button to /#contact', async ({
  page,
  context,
}) => {
  await open(page, '/about')
  const toContact = press(main(page), 'Get in Touch')
  await expect(toContact).toBeVisible()
  const ofOwner = page.getByRole('contentinfo').getByRole('link', { name: /LinkedIn/ })
  const profile = await ofOwner.getAttribute('href')
  const links = main(page).getByRole('link', { name: /LinkedIn/ })
  const toProfile = links.nth((await targets(links)).indexOf(profile!))
  expect((await opensTab(context, toProfile)).url).toBe(profile)
  await toContact.click()
  await expect(page).toHaveURL('/#contact')
})

/** What moves for ever, and the places of the pictures in it. */
function strips(): { pace: string; lefts: number[] }[] {
  return document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect) || !effect.target) return []
    const { duration, iterations } = effect.getTiming()
    const pictures = [...effect.target.querySelectorAll('img, svg')].filter(
      (picture) => !picture.parentElement?.closest('svg'),
    )
    return {
      pace: `${duration} ms ${effect.getKeyframes()[0]?.easing} ${iterations}`,
      lefts: pictures.map((picture) => picture.getBoundingClientRect().left),
    }
  })
}

test('A scrolling strip of 6 company logos, repeated twice, animated 30 s linear infinite', async ({
  page,
}) => {
  await open(page, '/about')
  const strip = async () =>
    (await page.evaluate(strips)).find(({ pace }) => pace === '30000 ms linear Infinity')
  await expect.poll(strip).toBeDefined()
  const { lefts } = (await strip())!
  expect(lefts).toHaveLength(12)
  const apart = lefts.slice(6).map((left, index) => Math.round(left - lefts[index]!))
  expect(new Set(apart).size, 'the second six stand as the first six do').toBe(1)
  await expect.poll(async () => (await strip())!.lefts[0]).toBeLessThan(lefts[0]!)
})
