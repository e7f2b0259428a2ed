import { PAGES, PROJECTS, STUDIES } from '../addresses'
import { linked, meta, said, served, title } from '../served'
import { expect, test } from '../visitor'

const UNKNOWN = '/no/such/page'

const ROUTES: [route: string, screen: string, paths: string[], words: string][] = [
  ['/', 'Home', ['/'], 'Creating intelligent experiences'],
  ['/about', 'About', ['/about'], 'Manifesto'],
  ['/visuals', 'Visuals gallery', ['/visuals'], 'Visual Design Gallery'],
  ['/resume', 'Resume page', ['/resume'], 'Professional Summary'],
  ['/contact', 'Contact page', ['/contact'], 'Contact Me'],
  [
    `/case-study/{${STUDIES.join(', ')}}`,
    'Case studies',
    STUDIES.map((slug) => `/case-study/${slug}`),
    'Measurable Impact',
  ],
  [
    '/figma/{same eight slugs}',
    'Design-file pages',
    STUDIES.map((slug) => `/figma/${slug}`),
    'Back to Portfolio',
  ],
  [
    `/project/{${PROJECTS.join(', ')}}`,
    'Project pages',
    PROJECTS.map((slug) => `/project/${slug}`),
    'Back to Projects',
  ],
  [
    '/privacy-policy, /terms-of-service, /cookie-policy',
    'Static legal pages',
    ['/privacy-policy', '/terms-of-service', '/cookie-policy'],
    'Last updated December 2024',
  ],
  ['/dashboard', 'Recruiter Dashboard', ['/dashboard'], 'Export CSV'],
  ['/presentation', 'Presentation deck', ['/presentation'], '1 of 9'],
]

for (const [route, screen, paths, words] of ROUTES)
  test(`${route}: ${screen}`, async ({ request }) => {
    for (const path of paths) {
      const page = await served(request, path)
      expect(page.status, path).toBe(200)
      expect(page.words, path).toContain(said(words))
    }
  })

test('/contact: contact section inside shared header and footer', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('main').getByRole('textbox', { name: 'Message' })
  const [header, section, footer] = await Promise.all(
    [page.getByRole('banner'), form, page.getByRole('contentinfo')].map((part) => part.boundingBox()),
  )
  expect(header!.y + header!.height).toBeLessThan(section!.y)
  expect(section!.y + section!.height).toBeLessThan(footer!.y)
})

test('/dashboard: marked noindex', async ({ request }) => {
  expect(meta(await served(request, '/dashboard'), 'robots')).toContain('noindex')
})

test('*: Not-found page', async ({ request }) => {
  const page = await served(request, UNKNOWN)
  expect(page.status).toBe(404)
  expect(page.words).toContain(said('Page Not Found'))
})

test('Every page sets a title and description for search', async ({ request }) => {
  const pages = await Promise.all([...PAGES, '/dashboard', UNKNOWN].map((path) => served(request, path)))
  const titles = pages.map(title)
  expect(titles).not.toContain(undefined)
  expect(new Set(titles).size).toBe(pages.length)
  for (const page of pages) expect(meta(page, 'description')?.length, title(page)).toBeGreaterThan(20)
})

test('sometimes keywords and a canonical address', async ({ request }) => {
  const home = await served(request, '/')
  expect(meta(home, 'keywords')).toContain(',')
  for (const path of PAGES) {
    const [address] = linked(await served(request, path), 'canonical')
    expect(new URL(address!).pathname).toBe(path)
  }
})

test('The default robots setting is index, follow', async ({ request }) => {
  for (const path of PAGES) expect(meta(await served(request, path), 'robots'), path).toBe('index, follow')
})

test('a change of route in the browser sets title and description, too', async ({ page }) => {
  await page.goto('/about')
  const before = await page.title()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page).not.toHaveTitle(before)
  const there = await served(page.request, '/contact')
  await expect(page).toHaveTitle(title(there)!)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', meta(there, 'description')!)
})

test.describe('before the gate is passed', () => {
  test.use({ inside: false, expectedErrors: /404/ })

  test('Before that only the gate screen is shown', async ({ page }) => {
    const fetched = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() !== 'document') fetched.add(request.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading')).toHaveText(['Portfolio Access'])
    const gate = await page.locator('body').ariaSnapshot()
    const itsFiles = new Set(fetched)
    for (const [, , [path = '']] of [...ROUTES, ['*', '', [UNKNOWN]] as const]) {
      await page.goto(path)
      await expect(page.getByRole('heading'), path).toHaveText(['Portfolio Access'])
      expect(await page.locator('body').ariaSnapshot(), path).toBe(gate)
    }
    expect([...fetched].filter((url) => !itsFiles.has(url))).toEqual([])
  })

  test('Before that only the gate screen is shown: the keyboard finds nothing else', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('textbox').fill('x')
    const reached = new Set<string>()
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(
        () => document.activeElement?.ariaLabel || document.activeElement?.textContent?.trim(),
      )
      const { tagName } = await page.evaluate(() => ({ tagName: document.activeElement?.tagName }))
      if (tagName !== 'BODY' && tagName !== 'INPUT') reached.add(name ?? '')
    }
    expect(reached).toEqual(new Set(['Show password', 'Access Portfolio']))
  })
})
