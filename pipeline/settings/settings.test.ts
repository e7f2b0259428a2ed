import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seoDefaults } from '../../content/site.ts'
import { DEFAULT_PASSWORD } from './default-password.mjs'
import { readBuildSettings, SettingError } from './settings.ts'
import { siteSettings } from './site-settings.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'settings-'))
  for (const name of [
    'PORTFOLIO_PASSWORD',
    'SUPABASE_URL',
    'SUPABASE_ANON_KEY',
    'SITE_ORIGIN',
    'SITE_CONTACT',
    'SITE_INDEXING',
    'SITE_ANALYTICS',
    'SITE_ANALYTICS_ID',
    'SITE_ANALYTICS_HOST',
    'LOCK',
  ])
    vi.stubEnv(name, undefined)
})

afterEach(() => vi.unstubAllEnvs())

test('without settings the site is complete by itself', () => {
  expect(readBuildSettings(root)).toMatchObject({
    password: DEFAULT_PASSWORD,
    backend: { url: '' },
    origin: seoDefaults.origin,
  })
})

test('settings come from .env, and the environment goes before it', () => {
  writeFileSync(join(root, '.env'), 'PORTFOLIO_PASSWORD=from-file\nSITE_ORIGIN=https://file.example.com/\n')
  expect(readBuildSettings(root)).toMatchObject({ password: 'from-file', origin: 'https://file.example.com' })
  vi.stubEnv('PORTFOLIO_PASSWORD', 'from-environment')
  expect(readBuildSettings(root).password).toBe('from-environment')
})

test('an address that is none is explained by name', () => {
  for (const wrong of ['portfolio.example.com', 'ftp://example.com', 'https://']) {
    vi.stubEnv('SUPABASE_URL', wrong)
    expect(() => readBuildSettings(root), wrong).toThrow(SettingError)
    expect(() => readBuildSettings(root), wrong).toThrow('SUPABASE_URL')
  }
})

test('a site below a path is refused in one line, before anything is built', () => {
  vi.stubEnv('SITE_ORIGIN', 'https://user.example/portfolio/')
  expect(() => readBuildSettings(root)).toThrow(
    /^SITE_ORIGIN has a path \(\/portfolio\/\), but the site needs a host name of its own, .*$/,
  )
  vi.stubEnv('SITE_ORIGIN', 'https://user.example/')
  expect(readBuildSettings(root).origin).toBe('https://user.example')
})

test('the form can give way to a mail link, and to nothing else', () => {
  expect(readBuildSettings(root).contact).toBe('form')
  vi.stubEnv('SITE_CONTACT', 'mail')
  expect(readBuildSettings(root).contact).toBe('mail')
  vi.stubEnv('SITE_CONTACT', 'pigeon')
  expect(() => readBuildSettings(root)).toThrow('SITE_CONTACT must be form or mail, but it is "pigeon".')
})

test('a password that the gate would refuse is refused', () => {
  vi.stubEnv('PORTFOLIO_PASSWORD', 'x'.repeat(100_000))
  expect(() => readBuildSettings(root)).toThrow('PORTFOLIO_PASSWORD')
})

test('the word off takes the gate away, and no document has a hash', () => {
  vi.stubEnv('PORTFOLIO_PASSWORD', 'off')
  const settings = readBuildSettings(root)
  expect(siteSettings(settings)).toMatchObject({ gate: false, access: undefined })
  vi.stubEnv('LOCK', 'server')
  expect(() => readBuildSettings(root)).toThrow('LOCK=server needs a password')
})

test('search engines are kept away by a setting only', () => {
  expect(readBuildSettings(root).indexing).toBe(true)
  vi.stubEnv('SITE_INDEXING', 'off')
  expect(readBuildSettings(root).indexing).toBe(false)
})

test('an analytics tag has a kind, an id and a host', () => {
  expect(readBuildSettings(root).analytics).toBeUndefined()
  vi.stubEnv('SITE_ANALYTICS', 'plausible')
  expect(() => readBuildSettings(root)).toThrow('SITE_ANALYTICS_ID')
  vi.stubEnv('SITE_ANALYTICS_ID', 'portfolio.example.com')
  expect(readBuildSettings(root).analytics).toEqual({
    kind: 'plausible',
    id: 'portfolio.example.com',
    host: 'https://plausible.io',
  })
  vi.stubEnv('SITE_ANALYTICS_ID', '"><script>')
  expect(() => readBuildSettings(root)).toThrow('SITE_ANALYTICS_ID')
})

test('all mistakes are told at once', () => {
  for (const name of ['LOCK', 'SITE_CONTACT', 'SITE_INDEXING', 'SITE_ANALYTICS']) vi.stubEnv(name, 'pigeon')
  expect(() => readBuildSettings(root)).toThrow(/LOCK.*\nSITE_CONTACT.*\nSITE_INDEXING.*\nSITE_ANALYTICS/)
})

test("a build for others that keeps the sample's password is warned of", () => {
  vi.stubEnv('SITE_ORIGIN', 'https://portfolio.example.com')
  expect(readBuildSettings(root).warning).toContain('PORTFOLIO_PASSWORD')
  vi.stubEnv('PORTFOLIO_PASSWORD', 'mine-alone')
  expect(readBuildSettings(root).warning).toBe('')
})

test('a lock is either asked for or not, and not with a backend that serves files to everyone', () => {
  expect(readBuildSettings(root).lock).toBe(false)
  vi.stubEnv('LOCK', 'server')
  expect(readBuildSettings(root).lock).toBe(true)
  vi.stubEnv('SUPABASE_URL', 'https://project.supabase.example.com')
  expect(() => readBuildSettings(root)).toThrow(/^LOCK=server can't close/)
  vi.stubEnv('LOCK', 'yes')
  expect(() => readBuildSettings(root)).toThrow('LOCK must be "server"')
})

test('a locked site tells nothing of its password to the browser', () => {
  vi.stubEnv('LOCK', 'server')
  expect(siteSettings(readBuildSettings(root))).toMatchObject({ gate: true, access: undefined })
})

test('the documents get a hash and never the password', () => {
  vi.stubEnv('PORTFOLIO_PASSWORD', 'a-secret-of-mine')
  const settings = siteSettings(readBuildSettings(root))
  expect(JSON.stringify(settings)).not.toContain('a-secret-of-mine')
  expect(settings.access?.hash).toMatch(/^[0-9a-f]{64}$/)
})
