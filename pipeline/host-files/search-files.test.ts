import { afterEach, expect, test, vi } from 'vitest'
import { securityHeaders } from '../../shared/security-headers.ts'
import { pageHead } from '../../src/layout/page-head.ts'
import { robots } from './search-files.ts'

const origin = 'https://portfolio.example.com'

afterEach(() => vi.unstubAllGlobals())

function robotsOf(seo: { noindex?: boolean } = {}): string | undefined {
  const handle = { seo: { title: 'About', description: 'Somebody', ...seo } }
  return pageHead('/about', handle).find(({ attributes }) => attributes.name === 'robots')?.attributes.content
}

test('search engines may list each page that does not say otherwise', () => {
  vi.stubGlobal('__INDEXING__', true)
  expect(robotsOf()).toBe('index, follow')
  expect(robotsOf({ noindex: true })).toBe('noindex, nofollow')
  expect(robots({ indexing: true, origin })).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('with SITE_INDEXING=off each page and each file says so to who comes, and nothing is listed', () => {
  vi.stubGlobal('__INDEXING__', false)
  expect(robotsOf()).toBe('noindex, nofollow')
  expect(robots({ indexing: false, origin })).toBe('User-agent: *\nAllow: /\n')
  expect(securityHeaders({ inlineScriptHashes: [], unlisted: true })['X-Robots-Tag']).toBe(
    'noindex, nofollow',
  )
})
