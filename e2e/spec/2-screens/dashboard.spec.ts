import type { Page } from '@playwright/test'
import { heading, listBelow, main, open, opensTab, press, targets } from '../seen'
import { ACCESS_KEY, expect, test } from '../visitor'

const PHONE = 'Mozilla/5.0 (iPhone) Mobile/15E148'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64)'
const START = Date.UTC(2025, 5, 8, 12)

type Event = Record<string, unknown> & { event: string }

/** A log whose events are a minute apart. */
function logOf(events: Event[]): Event[] {
  return events.map((event, minute) => ({
    timestamp: new Date(START + minute * 60_000).toISOString(),
    sessionId: 'one',
    ...event,
  }))
}

function views(pages: string[], userAgent = DESKTOP): Event[] {
  return pages.map((page) => ({ event: 'page_load', page, userAgent }))
}

/** The dashboard's own view is recorded, too: the last page_load of the log. */
async function openWith(page: Page, events: Event[], address = '/dashboard'): Promise<void> {
  await page.addInitScript(
    ([key, log]) => {
      localStorage.setItem(key!, 'true')
      localStorage.setItem('portfolio_analytics', log!)
    },
    [ACCESS_KEY, JSON.stringify(logOf(events))],
  )
  await open(page, address)
}

/** The number that stands closest to this label. */
async function figure(page: Page, label: string): Promise<string | null | undefined> {
  const name = main(page)
    .getByText(new RegExp(`^${label}`))
    .first()
  await name.waitFor()
  return name.evaluate((element) => {
    const numberIn = (box: Element) =>
      [...box.querySelectorAll('*')].find(({ textContent }) => /^\d+%?$/.test(textContent))
    let box: Element | null = element
    while (box && !numberIn(box)) box = box.parentElement
    return box && numberIn(box)?.textContent
  })
}

test('An "Export CSV" button', async ({ page }) => {
  await open(page, '/dashboard')
  await Promise.all([page.waitForEvent('download'), press(main(page), 'Export CSV').click()])
})

test('Cards: Total Views, CTA Clicks, Resume Downloads, Conversion Rate (contact actions divided by views, rounded percent)', async ({
  page,
}) => {
  const cta: Event = { event: 'cta_click', cta: 'Explore My Work', location: 'hero', page: '/' }
  const contact: Event = { event: 'contact_action', action: 'linkedin', page: '/' }
  const download: Event = { event: 'resume_download', page: '/resume' }
  await openWith(page, [
    ...views(['/', '/resume']),
    cta,
    cta,
    cta,
    cta,
    contact,
    contact,
    ...Array(5).fill(download),
  ])
  await expect.poll(() => figure(page, 'Total Views')).toBe('3')
  expect(await figure(page, 'CTA Clicks')).toBe('4')
  expect(await figure(page, 'Resume Downloads')).toBe('5')
  expect(await figure(page, 'Conversion Rate')).toBe('67%')
})

test('0 if no views', async ({ page, baseURL }) => {
  const contact: Event = { event: 'contact_action', action: 'email', page: '/' }
  // At localhost nothing is recorded: the dashboard's own view is missing, too.
  await openWith(page, [contact, contact], `${baseURL!.replace('127.0.0.1', 'localhost')}/dashboard`)
  expect(await figure(page, 'Conversion Rate')).toBe('0%')
  expect(await figure(page, 'Total Views')).toBe('0')
})

test('Top Pages (up to 5, with view counts)', async ({ page }) => {
  const pages = ['/about', '/visuals', '/resume', '/contact', '/', '/privacy-policy']
  await openWith(page, views(pages.flatMap((path, index) => Array(9 - index).fill(path))))
  const top = listBelow(heading(page, 'Top Pages')).getByRole('listitem')
  await expect(top).toHaveText([/\/about\D*9/, /\/visuals\D*8/, /\/resume\D*7/, /\/contact\D*6/, /\/\D*5/])
})

test('Device Types (Desktop, Mobile)', async ({ page }) => {
  await openWith(page, [...views(Array(4).fill('/')), ...views(Array(7).fill('/'), PHONE)])
  await expect.poll(() => figure(page, 'Desktop')).toBe('5')
  expect(await figure(page, 'Mobile')).toBe('7')
})

test('Recent Activity (latest 10 events, newest first, with time)', async ({ page }) => {
  await openWith(page, views(Array.from({ length: 12 }, (_, index) => `/page-${index}.`)))
  const rows = listBelow(heading(page, 'Recent Activity')).getByRole('listitem')
  const newest = [
    /\/dashboard/,
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3].map((index) => new RegExp(`/page-${index}\\.`)),
  ]
  await expect(rows).toHaveText(newest)
  for (const text of await rows.allTextContents()) expect(text).toMatch(/\d{1,2}:\d\d/)
})

test('or "Unknown"', async ({ page }) => {
  await openWith(page, [
    { event: 'cta_click', cta: 'Hello', location: 'hero', page: '/', timestamp: 'a while ago' },
  ])
  const rows = listBelow(heading(page, 'Recent Activity')).getByRole('listitem')
  await expect(rows.filter({ hasText: 'Hello' })).toContainText('Unknown')
  await expect(rows.filter({ hasText: 'Unknown' })).toHaveCount(1)
})

test('Quick Contact (e-mail, professional network profile and phone links)', async ({ page, context }) => {
  await open(page, '/dashboard')
  const inFooter = await (async () => {
    const links = page.getByRole('contentinfo').getByRole('link')
    await links.last().waitFor()
    return targets(links)
  })()
  const links = listBelow(heading(page, 'Quick Contact')).getByRole('link')
  await expect(links.first()).toBeVisible()
  const quick = await targets(links)
  for (const kind of [/^mailto:/, /^tel:/, /linkedin/]) {
    const address = quick.find((target) => kind.test(target))
    expect(inFooter, String(kind)).toContain(address)
  }
  const profile = quick.findIndex((target) => target.includes('linkedin'))
  expect((await opensTab(context, links.nth(profile))).url).toBe(quick[profile])
})
