import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { previewPictures } from '../../content/link-previews.ts'
import { owner } from '../../content/site.ts'
import { makeSocialImage } from './social-images.ts'
import { type PreviewedPage, shortTitle, socialPage } from './social-pages.ts'

const LARGEST_BYTES = 180_000
const COVER = join(mkdtempSync(join(tmpdir(), 'cover-')), 'cover.png')
const LONG = 'A title that is long enough to fill several lines'

beforeAll(async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 }
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#888', noise } }).toFile(COVER)
})

test('a preview is a JPEG of 1200x630 that loads quickly', async () => {
  const pages: PreviewedPage[] = [
    { path: '/', seo: { title: '' } },
    { path: '/case-study/x', seo: { title: LONG }, preview: 'caseStudy', firstPicture: COVER },
    { path: '/figma/x', seo: { title: LONG }, preview: 'designFile' },
    { path: '/project/x', seo: { title: LONG }, preview: 'project', firstPicture: COVER },
    { path: '/dashboard', seo: { title: LONG } },
  ]
  await Promise.all(
    pages.map(async (page) => {
      const image = await makeSocialImage(page)
      expect(await sharp(image).metadata(), page.path).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      })
      expect(image.length, page.path).toBeLessThan(LARGEST_BYTES)
    }),
  )
})

test.each(['jpeg', 'png'] as const)('a cover may be a %s file', async (format) => {
  const firstPicture = join(mkdtempSync(join(tmpdir(), 'cover-')), `cover.${format}`)
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#f00' } })
    .toFormat(format)
    .toFile(firstPicture)
  const image = await makeSocialImage({ path: '/case-study/x', seo: { title: 'X' }, firstPicture })
  const { data } = await sharp(image)
    .extract({ left: 900, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[0]).toBeGreaterThan(200)
  expect(data[1]).toBeLessThan(60)
})

test('a page shows the picture that content chose, else the one that it begins with, else the spans', () => {
  const firstPicture = COVER
  for (const [path, name] of Object.entries(previewPictures))
    expect(socialPage({ path, seo: { title: '' }, firstPicture }).picture).toBe(join('content/images', name))
  expect(socialPage({ path: '/case-study/new', seo: { title: 'New' }, firstPicture }).picture).toBe(COVER)
  expect(socialPage({ path: '/privacy-policy', seo: { title: 'Privacy Policy' } }).picture).toBeUndefined()
})

test('the title leaves out what stands beside it', () => {
  expect(shortTitle(`Recruiter Dashboard | ${owner.name}`, owner.role)).toBe('Recruiter Dashboard')
  expect(shortTitle('Trace Flow Map: case study', 'Case study')).toBe('Trace Flow Map')
  expect(shortTitle(`About ${owner.name}`, owner.role)).toBe(`About ${owner.name}`)
})

test('home shows the tagline in place of its title', () => {
  expect(socialPage({ path: '/', seo: { title: `${owner.name}, ${owner.role}` } }).title).toBe(owner.tagline)
})
