import { expect, test } from 'vitest'
import { isOpenFile } from './open-files.ts'

test.each([
  '/assets/gate-CwAgIfHJ.js',
  '/assets/serif-CQRZNIad.woff2',
  '/images/gate-1200-p50d741bc4d.webp',
  '/icon.svg',
  '/robots.txt',
  '/social/locked.jpg',
])('%s is open', (path) => expect(isOpenFile(path)).toBe(true))

test.each([
  '/',
  '/gate.html',
  '/about',
  '/sitemap.xml',
  '/deck-sw.js',
  '/social/home.jpg',
  '/assets/gate-keeper-CwAgIfHJ.js',
  '/assets/index-CwAgIfHJ.js',
  '/assets/new-face-CQRZNIad.woff2',
  '/images/gate-plan-1200-p50d741bc4d.webp',
  '/images/ai/gate-1200-p50d741bc4d.webp',
  '/nested/robots.txt',
  '/icon.svg/more',
  '/a-file-of-tomorrow.json',
])('%s is closed', (path) => expect(isOpenFile(path)).toBe(false))
