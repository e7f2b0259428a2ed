import { expect, test } from 'vitest'
import { securityHeaders } from '../../shared/security-headers.ts'
import { ANALYTICS_HOSTS, type AnalyticsTag, tagElements, tagSources } from './analytics-tag.ts'

function tagOf(kind: AnalyticsTag['kind'], id: string, host = ANALYTICS_HOSTS[kind]): AnalyticsTag {
  return { kind, id, host }
}

/** What the site's policy lets a page with this tag do: `script-src`, `connect-src`, `img-src`. */
function policyOf(tag: AnalyticsTag): Record<string, string[]> {
  const policy = securityHeaders({ inlineScriptHashes: [], tag: tagSources(tag) })['Content-Security-Policy']!
  return Object.fromEntries(
    policy.split('; ').map((rule) => [rule.split(' ')[0]!, rule.split(' ').slice(1)] as const),
  )
}

function scriptOf(tag: AnalyticsTag) {
  return tagElements(tag).find(({ attributes }) => attributes?.src)?.attributes
}

test('Umami is loaded with the website’s id, and counts at its own gateway', () => {
  const tag = tagOf('umami', '94db1cb1-74f4-4a40-ad6c-962362670409')
  expect(scriptOf(tag)).toMatchObject({ src: 'https://cloud.umami.is/script.js', 'data-website-id': tag.id })
  const policy = policyOf(tag)
  expect(policy['script-src']).toEqual(["'self'", 'https://cloud.umami.is'])
  expect(policy['connect-src']).toContain('https://gateway.umami.is')
})

test('a service on the owner’s own host is asked there and nowhere else', () => {
  const tag = tagOf('umami', '1', 'https://stats.example.com')
  expect(scriptOf(tag)?.src).toBe('https://stats.example.com/script.js')
  expect(policyOf(tag)['connect-src']).toEqual(["'self'", 'https://stats.example.com'])
})

test('Google is configured before its script comes, and sends to its own hosts', () => {
  const tag = tagOf('google', 'G-ABC123')
  const [first] = tagElements(tag)
  expect(first?.text).toContain('gtag("config","G-ABC123")')
  expect(scriptOf(tag)?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC123')
  const policy = policyOf(tag)
  expect(policy['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com'])
  expect(policy['connect-src']).toContain('https://*.google-analytics.com')
  expect(policy['img-src']).toContain('https://*.google-analytics.com')
})
