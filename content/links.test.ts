import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentStrings } from '../build/walk-content'
import { allPages, renderPage } from '../src/entry.prerender'
import { previewPictures } from './link-previews'

const paths = new Set((await allPages()).map(({ path }) => path))
/** The unit of a measure, like `/s`, is none. */
const links = contentStrings.filter(
  ({ key, value }) => value.startsWith('/') && !value.startsWith('//') && key !== 'unit',
)

test('every link inside the site leads to a page', () => {
  expect(links.length).toBeGreaterThan(5)
  for (const { where, value } of links) {
    const { pathname } = new URL(value, 'https://site.invalid')
    const embedded = pathname.startsWith('/embeds/') && existsSync(`.${pathname}/index.html`)
    expect(embedded || paths.has(pathname), `${where}: no page at ${value}`).toBe(true)
  }
})

test('every link to a part of a page finds it', async () => {
  const pages = new Map<string, string>()
  for (const { where, value } of links.filter(({ value }) => value.includes('#'))) {
    const { pathname, hash } = new URL(value, 'https://site.invalid')
    const html = pages.get(pathname) ?? (await renderPage(pathname)).html
    pages.set(pathname, html)
    expect(html.includes(`id="${hash.slice(1)}"`), `${where}: ${value} leads to no element`).toBe(true)
  }
})

test('link previews are chosen for pages that exist', () => {
  for (const path of Object.keys(previewPictures))
    expect(paths, `content/link-previews.ts: ${path}`).toContain(path)
})

test('every address outside the site is a whole one', () => {
  for (const { where, value } of contentStrings.filter(
    ({ key, value }) => /url$/i.test(key) && /^[a-z]+:/i.test(value),
  )) {
    expect(value, where).toMatch(/^https:\/\/[^\s]+$/)
    expect(URL.canParse(value), where).toBe(true)
  }
})
