import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { securityHeaders } from '../../shared/security-headers.ts'
import { headersFile, redirectsFile } from './host-files.ts'
import { storageFiles } from './storage-list.ts'

test('static hosts get a rule for everything, and others for what is cached for ever', () => {
  const rules = headersFile(securityHeaders({ inlineScriptHashes: ['sha256-a='] })).split('\n\n')
  expect(rules[0]).toMatch(/^\/\*\n {2}Content-Security-Policy: .*'sha256-a='/)
  expect(rules[0]).toContain('  Cache-Control: no-cache')
  expect(rules[1]).toMatch(/^\/assets\/\*\n {2}! Content-Security-Policy/)
  expect(rules[1]).not.toContain('! X-Content-Type-Options')
  expect(rules.find((rule) => rule.startsWith('/data/*'))).toContain(
    '  Cache-Control: public, max-age=31536000',
  )
  expect(rules.at(-1)).toContain("Content-Security-Policy: default-src 'none'")
  // What Cloudflare takes at most.
  expect(rules.length).toBeLessThan(100)
  for (const line of rules.join('\n').split('\n')) expect(line.length).toBeLessThan(2_000)
})

test('static hosts show a page at its own address, without a slash at the end', () => {
  expect(
    redirectsFile([
      'index.html',
      'case-study',
      'case-study/azure-maps/index.html',
      'about/index.html',
      'a.html',
    ]),
  ).toBe('/about /about/ 200\n/case-study/azure-maps /case-study/azure-maps/ 200\n')
})

test('static hosts send an earlier address of a page on to the present one', () => {
  expect(redirectsFile(['case-study/new/index.html'], { '/case-study/old': '/case-study/new' })).toBe(
    '/case-study/old /case-study/new 301\n/case-study/new /case-study/new/ 200\n',
  )
})

test('the list of the storage names every bucket and file, with its content', () => {
  const client = mkdtempSync(join(tmpdir(), 'client-'))
  const folder = join(client, 'storage/v1/object/public')
  mkdirSync(join(folder, 'case-study-assets/deep'), { recursive: true })
  mkdirSync(join(folder, 'documents'))
  writeFileSync(join(folder, 'documents/resume.pdf'), 'pdf')
  writeFileSync(join(folder, 'case-study-assets/deep/a-400-p1234abcd.avif'), '')
  expect(storageFiles(client)).toEqual([
    {
      bucket: 'case-study-assets',
      path: 'deep/a-400-p1234abcd.avif',
      type: 'image/avif',
      bytes: 0,
      sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      immutable: true,
    },
    {
      bucket: 'documents',
      path: 'resume.pdf',
      type: 'application/pdf',
      bytes: 3,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      immutable: false,
    },
  ])
})
