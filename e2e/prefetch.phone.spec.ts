import { expect, openLive, test } from './site-test'

test.use({ access: true })

test('a scroll that begins on a card fetches nothing; a tap leads there', async ({ page }) => {
  await openLive(page, '/')
  const card = page.locator('#projects a[href="/case-study/trace-flow-map"]').first()
  await card.scrollIntoViewIfNeeded()
  const { x, y } = (await card.boundingBox())!
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))

  const before = await page.evaluate(() => scrollY)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', {
    x: Math.round(x + 40),
    y: Math.round(y + 20),
    yDistance: -200,
    gestureSourceType: 'touch',
  })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
  expect(fetched.filter((url) => /case-study-page|trace-flow-map-[^/]*\.js/.test(url))).toEqual([])

  await card.tap()
  await expect(page).toHaveURL('/case-study/trace-flow-map')
})
