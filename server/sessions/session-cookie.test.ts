import { expect, test } from 'vitest'
import { sessionCookie } from './session-cookie.ts'

const SITE = 'https://site.example.com'
const cookie = sessionCookie('portfolio-session', 'Lax', { siteOrigin: SITE, lifetimeMs: 1000 })
const read = (headers: Record<string, string>) => cookie.read((name) => headers[name])

test('over plain http the name has no prefix', () => {
  expect(read({ cookie: 'a=1; portfolio-session=token', host: 'localhost:4173' })).toBe('token')
  expect(read({ cookie: 'portfolio-session=token', host: 'site.example.com:80' })).toBe('token')
  expect(read({ cookie: 'other-portfolio-session=token' })).toBeUndefined()
  expect(read({})).toBeUndefined()
})

test('on HTTPS only the name that a sibling host cannot set is read', () => {
  const planted = 'portfolio-session=planted'
  for (const https of [
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-proto': 'https, http' },
    { origin: 'https://elsewhere.example.com' },
    { host: 'site.example.com' },
  ] as Record<string, string>[]) {
    expect(read({ cookie: planted, ...https })).toBeUndefined()
    expect(read({ cookie: `${planted}; __Host-portfolio-session=own`, ...https })).toBe('own')
  }
  // A proxy that tells nothing of the line, before a site without an address.
  expect(read({ cookie: `${planted}; __Host-portfolio-session=own` })).toBe('own')
})
