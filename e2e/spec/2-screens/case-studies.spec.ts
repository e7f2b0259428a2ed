import type { Page } from '@playwright/test'
import { heading, listBelow, main, open, opensTab, press, targets } from '../seen'
import { inOrder, said, served } from '../served'
import { expect, test } from '../visitor'

const ROWS = [
  {
    slug: 'trace-flow-map',
    row: 'August 2024, 6 months, Lead Product Designer',
    facts: ['August 2024', '6 months', 'Lead Product Designer'],
    next: '/case-study/support-experience',
  },
  {
    slug: 'support-experience',
    row: '"Support Experience Redesign", 8 months',
    facts: ['Support Experience Redesign', '8 months'],
    next: '/case-study/azure-maps',
  },
  {
    slug: 'azure-maps',
    row: '"Azure Maps Platform", August 2024, 6 months, Lead Product Designer & Developer',
    facts: ['Azure Maps Platform', 'August 2024', '6 months', 'Lead Product Designer & Developer'],
    next: '/case-study/unified-tracing',
  },
  {
    slug: 'unified-tracing',
    row: 'distributed tracing, April 2024, 6 months, Lead Product Designer',
    facts: ['distributed tracing', 'April 2024', '6 months', 'Lead Product Designer'],
    next: '/case-study/adaptive-email',
  },
  {
    slug: 'adaptive-email',
    row: 'adaptive AI email for a workplace platform, April 2022, 6 months, Lead UX Designer',
    facts: ['Adaptive AI Email', 'workplace platform', 'April 2022', '6 months', 'Lead UX Designer'],
    next: '/case-study/ai-creative-exploration',
  },
  {
    slug: 'ai-creative-exploration',
    row: 'personal project, 2024, ongoing, solo',
    facts: ['Personal project', '2024', 'Ongoing', 'Solo'],
    next: '/case-study/ht-design-system',
  },
  {
    slug: 'ht-design-system',
    row: 'design system for a hiring software company, March 2017, 4 months',
    facts: ['Design System', 'hiring software company', 'March 2017', '4 months'],
    next: '/case-study/teams-app',
  },
  {
    slug: 'teams-app',
    row: "managers' Teams app, 8 months",
    facts: ['Teams App for Managers', '8 months'],
    next: '/#vibecoding',
  },
]
const PARTS = ['Challenge', 'Solution', 'Measurable Impact', 'Design Process', 'Enterprise Value']
const EXTERNAL = ['View Live', 'View Live Site', 'Learn More', 'Visit Website']

function externalLinks(page: Page) {
  return main(page).getByRole('link', { name: new RegExp(`^(${EXTERNAL.join('|')})( \\(|$)`) })
}

for (const { slug } of ROWS) {
  const action = slug === 'ai-creative-exploration' ? 'Start Creating' : 'Get in touch'
  test(`${slug} has a hero (title, summary), Challenge, Solution, "Measurable Impact" (four metric cards), Design Process, Enterprise Value and a closing call to action ("${action}" to /contact); it links back to /`, async ({
    page,
  }) => {
    await open(page, `/case-study/${slug}`)
    const title = main(page).getByRole('heading', { level: 1 })
    await expect(title).toBeInViewport()
    await expect(title.locator('xpath=following::p[1]')).toHaveText(/.{60}/)
    for (const name of PARTS) await expect(heading(page, name)).toHaveCount(1)
    await expect(listBelow(heading(page, 'Measurable Impact')).locator('> *')).toHaveCount(4)
    await expect
      .poll(() => targets(main(page).getByRole('link', { name: action, exact: true })))
      .toEqual(['/contact'])
    expect(await targets(main(page).getByRole('link'))).toContain('/')
  })
}

test('Each has a client badge and a date badge', async ({ request }) => {
  const home = await served(request, '/')
  for (const { slug } of ROWS) {
    const { html } = await served(request, `/case-study/${slug}`)
    const texts = html.split(/<[^>]*>/).filter(Boolean)
    const date = texts.findIndex((text) => /^([A-Z][a-z]+ )?20\d\d$/.test(text))
    const client = texts[date - 1]
    // The Impact box of its card on Home names client and date, too.
    const impact = new RegExp(`${said(client ?? '?')}.{0,12}${said(texts[date]!)}`)
    expect(home.words, `${slug}: ${client}, ${texts[date]}`).toMatch(impact)
  }
})

test('Some show external links ("View Live", "View Live Site", "Learn More", "Visit Website") that open in a new tab with no referrer', async ({
  page,
  context,
  request,
}) => {
  const shown = new Set<string>()
  for (const { slug } of ROWS) {
    const { words } = await served(request, `/case-study/${slug}`)
    if (!EXTERNAL.some((name) => words.includes(said(name)))) continue
    await open(page, `/case-study/${slug}`)
    const { url, referrer } = await opensTab(context, externalLinks(page))
    expect(url, slug).toMatch(/^https:/)
    expect(referrer, slug).toBe('')
    for (const name of EXTERNAL)
      if (await press(main(page), new RegExp(`^${name}( \\(|$)`)).count()) shown.add(name)
  }
  expect([...shown].sort()).toEqual([...EXTERNAL].sort())
})

for (const { slug, row, facts, next } of ROWS)
  test(`${slug} | ${row} | ${next}`, async ({ page }) => {
    await open(page, `/case-study/${slug}`)
    for (const fact of facts) await expect(main(page).getByText(fact).first(), fact).toBeVisible()
    await press(main(page), /^Next Project/).click()
    await expect(page).toHaveURL(next)
  })

for (const [slug, client, kind, says] of [
  ['trace-flow-map', 'Spanwell', 'an observability company', 'at an observability company'],
  ['azure-maps', 'Meridian', 'a software company', 'Meridian sells maps to people who write code'],
] as const)
  test(`${slug} | client ${kind}`, async ({ request }) => {
    const [home, study] = await Promise.all([served(request, '/'), served(request, `/case-study/${slug}`)])
    expect(study.words.slice(0, study.words.indexOf(said('Challenge')))).toContain(client)
    expect(home.words + study.words).toContain(said(says))
  })

for (const [slug, external] of [
  ['trace-flow-map', 'View Live'],
  ['support-experience', 'View Live Site'],
] as const)
  test(`${slug} links to an external live page and /figma/${slug}`, async ({ page }) => {
    await open(page, `/case-study/${slug}`)
    await expect(press(main(page), new RegExp(`^${external}( \\(|$)`))).toBeVisible()
    const links = main(page).getByRole('link')
    expect(await targets(links)).toContain(`/figma/${slug}`)
    expect(await targets(externalLinks(page))).toEqual([expect.stringMatching(/^https:/)])
  })

test('Each case study holds a header record of title, client, date, duration, role, team and technologies. The team and technologies lists are inline static data', async ({
  request,
}) => {
  for (const { slug } of ROWS) {
    const page = await served(request, `/case-study/${slug}`)
    const header = { ...page, words: page.words.slice(0, page.words.indexOf(said('Challenge'))) }
    const places = inOrder(header, ['Duration', 'Role', 'Team', 'Technologies'])
    expect(places, slug).not.toContain(-1)
  }
})
