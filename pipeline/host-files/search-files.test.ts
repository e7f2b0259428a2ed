import { expect, test } from 'vitest'
import { securityHeaders } from '../../shared/security-headers.ts'
import { robots } from './search-files.ts'

const origin = 'https://portfolio.example.com'

test('search engines find the list of pages', () => {
  expect(robots({ indexing: true, origin })).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('with SITE_INDEXING=off each file says so to who comes, and nothing is listed', () => {
  expect(robots({ indexing: false, origin })).toBe('User-agent: *\nAllow: /\n')
  expect(securityHeaders({ inlineScriptHashes: [], unlisted: true })['X-Robots-Tag']).toBe(
    'noindex, nofollow',
  )
})
