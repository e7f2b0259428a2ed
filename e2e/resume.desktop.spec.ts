import type { Page } from '@playwright/test'
import { expect, holdScripts, installed, openLive, test } from './site-test'

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

test('on paper the bars and buttons are gone and the words stay', async ({ page }) => {
  await page.goto('/resume')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: resume.downloadLabel })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: resume.experienceHeading })).toBeVisible()
})
