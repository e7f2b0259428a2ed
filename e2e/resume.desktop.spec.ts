import type { Page } from '@playwright/test'
import { expect, holdScripts, installed, openLive, skipWithout, test } from './site-test'

test.use({ access: true })

const { resume } = installed.resume

async function recorded(page: Page): Promise<{ event: string; page?: string; action?: string }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('portfolio_analytics') ?? '[]'))
}

const DOWNLOAD = expect.objectContaining({ event: 'resume_download', page: '/resume' })

test('the download is recorded, then comes', { tag: '@lock' }, async ({ page, content }) => {
  await openLive(page, '/resume')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: resume.downloadLabel }).click()
  expect(await recorded(page)).toContainEqual(DOWNLOAD)
  expect((await download).suggestedFilename()).toBe(content.site.resumeDownload.filename)
})

test('a download before the script has come is recorded when it comes, and comes once', async ({ page }) => {
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  const release = await holdScripts(page)
  await page.goto('/resume', { waitUntil: 'domcontentloaded' })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: resume.downloadLabel }).click()
  await download
  expect(await recorded(page)).toEqual([])
  release()
  await expect.poll(() => recorded(page)).toContainEqual(DOWNLOAD)
  await expect(page).toHaveURL('/resume')
  expect(downloads).toHaveLength(1)
})

test('the LinkedIn button opens a new tab and is recorded as a contact action', async ({
  page,
  context,
  content,
}) => {
  const profile = content.site.socialLinks.find(({ icon }) => icon === 'linkedin')?.url
  skipWithout(profile, 'LinkedIn page')
  await context.route(`${new URL(profile!).origin}/**`, (route) => route.fulfill({ body: 'LinkedIn' }))
  await openLive(page, '/resume')
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: resume.linkedinLabel }).click()
  expect((await popup).url()).toBe(profile)
  expect(await recorded(page)).toContainEqual(
    expect.objectContaining({ event: 'contact_action', action: 'linkedin' }),
  )
})

test('everything that a recruiter looks for is there', { tag: '@sample' }, async ({ page }) => {
  await page.goto('/resume')
  await expect(page.getByRole('region', { name: 'Highlights' }).getByRole('definition')).toHaveCount(4)
  const experience = page.getByRole('region', { name: 'Experience' })
  await expect(experience.locator('ol > li')).toHaveCount(4)
  for (const years of ['2022-Present', '2016-2021', '2013-2016', '2011-2013']) {
    await expect(experience.getByText(years, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Skills' }).getByRole('term')).toHaveCount(6)
  const vibe = page.getByRole('region', { name: 'VibeCoding to Shippable' })
  await expect(vibe.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Professional Summary' })).toBeVisible()
})

test('on paper the bars and buttons are gone and the words stay', async ({ page }) => {
  await page.goto('/resume')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: resume.downloadLabel })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: resume.experienceHeading })).toBeVisible()
})
