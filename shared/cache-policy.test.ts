import { expect, test } from 'vitest'
import { cachePolicy } from './cache-policy.ts'

test.each([
  '/assets/index-BkX_3-a9.js',
  '/assets/geist-latin-abcdefgh.woff2',
  '/data/0f3a9c01be/case-study/azure-maps.json',
  '/images/hero-3fa9c01b.avif',
  '/storage/v1/object/public/case-study-assets/map/overview-9f8e7d6c.webp',
])('%s is immutable', (path) => {
  expect(cachePolicy(path)).toBe('public, max-age=31536000, immutable')
})

test.each([
  '/',
  '/about',
  '/favicon.ico',
  '/data/dev/about.json',
  '/images/hero.avif',
  '/storage/v1/object/public/resume/tova-merrin-resume.pdf',
  '/storage/v1/object/public/resume/guide-accessibility.pdf',
  '/storage/v1/object/public/resume/resume-20241201.pdf',
  '/elsewhere/index-BkX_3aa9.js',
])('%s is revalidated', (path) => {
  expect(cachePolicy(path)).toBe('no-cache')
})
