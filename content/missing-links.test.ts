import { beforeAll, expect, test } from 'vitest'
import { contentValues } from '../pipeline/content/walk-content'
import { readBuildSettings } from '../pipeline/settings/settings'
import { siteSettings } from '../pipeline/settings/site-settings'

/** The whole site is loaded and drawn once. */
const DRAWING_MS = 90_000

const pages = new Map<string, string>()
let resume = ''

/** An owner with no phone and no address outside: every page is drawn from content that says so. */
beforeAll(async () => {
  for (const { value } of contentValues) {
    if (typeof value !== 'object' || value === null) continue
    for (const key of Object.keys(value)) {
      if (/url$/i.test(key)) Object.assign(value, { [key]: '#' })
      if (key === 'phone' && 'email' in value && String(value.email).includes('@'))
        Object.assign(value, { phone: '' })
    }
  }
  const { renderHtml, sitePages } = await import('../src/entry.prerender')
  const { makeResumePdf } = await import('../pipeline/resume-pdf/resume-pdf')
  const settings = siteSettings(readBuildSettings())
  for (const { path, seo } of await sitePages(settings))
    pages.set(path, (await renderHtml(path, settings)) + JSON.stringify(seo))
  resume = (await makeResumePdf('https://portfolio.example.com')).toString('latin1')
}, DRAWING_MS)

test('a url of # is no link on any page, in the resume PDF or in what search engines read', () => {
  expect(pages.size).toBeGreaterThan(5)
  expect(found(/<a\b[^>]*href="(#|)"[^>]*>/)).toEqual([])
  expect(found(/sameAs\W+#/)).toEqual([])
  expect(resume).not.toContain('/URI (#)')
})

test('a link that is not there leaves no empty button behind', () => {
  expect(found(/<(a|li)\b[^>]*><\/\1>/)).toEqual([])
})

test('no phone number, no link that dials one', () => {
  expect(found(/tel:/)).toEqual([])
  expect(resume).not.toContain('tel:')
})

function found(pattern: RegExp): string[] {
  return [...pages].flatMap(([path, html]) => pattern.exec(html)?.[0].replace(/^/, `${path}: `) ?? [])
}
