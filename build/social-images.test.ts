import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { owner } from '../content/site.ts'
import { makeSocialImage } from './social-images.ts'
import { shortTitle, socialPage } from './social-pages.ts'

const LARGEST_BYTES = 180_000

test('a preview is a JPEG of 1200x630 that loads quickly', async () => {
  const pages = [
    '/',
    '/about',
    '/case-study/trace-flow-map',
    '/figma/trace-flow-map',
    '/project/reubens-brews',
    '/dashboard',
    '/404',
  ]
  await Promise.all(
    pages.map(async (path) => {
      const image = await makeSocialImage(path, 'A title that is long enough to fill several lines')
      expect(await sharp(image).metadata(), path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(image.length, path).toBeLessThan(LARGEST_BYTES)
    }),
  )
})

test('each kind of page shows its own art', () => {
  expect(socialPage('/case-study/azure-maps', '').picture).toBe('content/images/covers/azure-maps.webp')
  expect(socialPage('/figma/azure-maps', '').picture).toContain('content/images/case-studies/azure-maps-')
  expect(socialPage('/project/vortex-style-guide', '').picture).toBe(
    'content/images/projects/vortex-style-guide-hero.webp',
  )
})

test('covers and heroes may be WebP, JPEG or PNG files', () => {
  const images = mkdtempSync(join(tmpdir(), 'images-'))
  for (const file of ['covers/a.jpg', 'covers/b.PNG', 'case-studies/c-one.jpeg', 'projects/d-hero.png']) {
    mkdirSync(join(images, file, '..'), { recursive: true })
    writeFileSync(join(images, file), '')
  }
  const pictureOf = (path: string) => socialPage(path, '', images).picture
  expect(pictureOf('/case-study/a')).toBe(join(images, 'covers/a.jpg'))
  expect(pictureOf('/case-study/b')).toBe(join(images, 'covers/b.PNG'))
  expect(pictureOf('/figma/c')).toBe(join(images, 'case-studies/c-one.jpeg'))
  expect(pictureOf('/project/d')).toBe(join(images, 'projects/d-hero.png'))
})

test('a page without art of its own shows the spans', () => {
  expect(socialPage('/privacy-policy', 'Privacy Policy').picture).toBeUndefined()
  expect(socialPage('/case-study/not-drawn-yet', 'New').picture).toBeUndefined()
})

test('the title leaves out what stands beside it', () => {
  expect(shortTitle(`Recruiter Dashboard | ${owner.name}`, owner.role)).toBe('Recruiter Dashboard')
  expect(shortTitle('Trace Flow Map: case study', 'Case study')).toBe('Trace Flow Map')
  expect(shortTitle(`About ${owner.name}`, owner.role)).toBe(`About ${owner.name}`)
})

test('home shows the tagline in place of its title', () => {
  expect(socialPage('/', `${owner.name}, ${owner.role}`).title).toBe(owner.tagline)
})
