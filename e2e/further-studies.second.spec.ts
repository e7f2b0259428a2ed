import type { PortfolioProject } from '../content/types'
import type { SiteContent } from './site-content'
import { expect, openLive, test } from './site-test'

/** Studies beyond those that Home shows at first, as the second owner has them. */
test.use({ access: true })

const CARDS = /\/data\/\w+\/further-studies\.json/

function workOf(content: SiteContent) {
  const { caseStudyCards: listed } = content['case-studies/index']
  const { furtherCards: others } = content['further-studies'] as { furtherCards: PortfolioProject[] }
  const section = content.home.sections.find(({ id }) => id === 'projects')
  if (section?.id !== 'projects' || !section.further)
    throw new Error('The second owner has no further studies.')
  return { listed, others, words: section.words, further: section.further }
}

test('come when a visitor asks for them, and not before', async ({ page, content }) => {
  const { listed, others, further } = workOf(content)
  const fetched: string[] = []
  page.on('request', (request) => CARDS.test(request.url()) && fetched.push(request.url()))
  await openLive(page, '/')
  const work = page.locator('#projects')
  const titles = work.getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(listed.map(({ title }) => title))
  const button = work.getByRole('button', { name: further.label })
  await button.scrollIntoViewIfNeeded()
  expect(fetched).toEqual([])
  await button.press('Enter')
  await expect(titles).toHaveText([...listed, ...others].map(({ title }) => title))
  await expect(button).toHaveCount(0)
  await expect(work.getByRole('link', { name: others[0]!.title })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(others[0]!.caseStudyUrl)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(others[0]!.title)
  await expect(page.locator('article a[data-card]')).toHaveAttribute('href', listed[0]!.caseStudyUrl)
})

test('are found by a filter, too', async ({ page, content }) => {
  const { listed, others, words } = workOf(content)
  const { category } = others[0]!
  await openLive(page, '/')
  const work = page.locator('#projects')
  const name = words.filters.find(({ value }) => value === category)!.label
  await work.getByRole('button', { name, exact: true }).click()
  await expect(work.getByRole('heading', { level: 3 })).toHaveText(
    [...listed, ...others].filter((card) => card.category === category).map(({ title }) => title),
  )
})

test('do not take the place of what a visitor presses while they are on their way', async ({
  page,
  content,
}) => {
  const { listed, words, others } = workOf(content)
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // Nothing moves, so what changes has changed when the cards are there.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLive(page, '/')
  await page.route(CARDS, async (route) => {
    await gone
    await route.continue()
  })
  const work = page.locator('#projects')
  const button = (value: string) =>
    work.getByRole('button', {
      name: words.filters.find((filter) => filter.value === value)!.label,
      exact: true,
    })
  const asked = page.waitForRequest(CARDS)
  const arrived = page.waitForResponse(CARDS)
  await button(others[0]!.category).click()
  await asked
  await button('all').click()
  letGo()
  // The page has them as soon as this has.
  await page.evaluate(async (file) => (await fetch(file)).json(), (await arrived).url())
  await expect(button('all')).toHaveAttribute('aria-pressed', 'true')
  await expect(work.getByRole('heading', { level: 3 })).toHaveText(listed.map(({ title }) => title))
})

test.describe('when they do not come', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('they can be asked for again', async ({ page, content }) => {
    const { listed, others, further } = workOf(content)
    await openLive(page, '/')
    await page.route(CARDS, (route) => route.abort())
    const work = page.locator('#projects')
    const button = work.getByRole('button', { name: further.label })
    await button.click()
    await expect(work.getByRole('alert')).toHaveText(further.failed)
    await expect(work.getByRole('heading', { level: 3 })).toHaveCount(listed.length)
    await page.unroute(CARDS)
    await button.click()
    await expect(work.getByRole('heading', { level: 3 })).toHaveCount(listed.length + others.length)
    await expect(work.getByRole('alert')).toHaveCount(0)
  })
})
