import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { CaseStudy } from '../content/types'
import { expect, installed, test } from './site-test'

const SITE = 'dist/client'
const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replaceAll('\\', '/'),
)
const pages = files.filter((name) => name.endsWith('.html'))

/** What the text of a file leads to: attributes of HTML and its hints, `url()` of CSS, imports and styles of scripts. */
function references(name: string): string[] {
  const text = readFileSync(join(SITE, name), 'utf8')
  if (name.endsWith('.css')) return [...text.matchAll(/url\(["']?([^)"']+)["']?\)/g)].map(([, url]) => url!)
  if (name.endsWith('.js')) {
    const imports = text.matchAll(/(?:from|import)\s*\(?\s*["'`](\.\.?\/[^"'`$]+\.js)["'`]/g)
    const styles = text.matchAll(/"(assets\/[^"]+\.css)"/g)
    return [...[...imports].map(([, url]) => url!), ...[...styles].map(([, url]) => `/${url}`)]
  }
  const attributes = [...text.matchAll(/\s(?:(?:href|src)="|content="(?=https?:))([^"]+)"/g)]
    .map(([, url]) => url!)
    .filter((url) => /^(\/|#|https?:)/.test(url))
  const sets = [...text.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set]) =>
    set!.split(',').map((entry) => entry.trim().split(' ')[0]!),
  )
  const scripts = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, url]) => url!)
  const styles = [...text.matchAll(/url\("?(\/assets\/[^)"]+)"?\)/g)].map(([, url]) => url!)
  return [...attributes, ...sets, ...scripts, ...styles]
}

/** Each address of the site once, with the first file that names it. */
function ownAddresses(): Map<string, string> {
  const found = new Map<string, string>()
  for (const name of files.filter((file) => /\.(html|css|js)$/.test(file))) {
    for (const reference of references(name)) {
      const url = new URL(reference.replaceAll('&amp;', '&'), `http://site/${posix.dirname(name)}/`)
      const own = url.host === 'site' && !reference.startsWith('#')
      if (own && !found.has(url.pathname)) found.set(url.pathname, name)
    }
  }
  return found
}

test('every link, picture, script and style of the built site answers', async ({ request }) => {
  const addresses = [...ownAddresses()]
  expect(addresses.length).toBeGreaterThan(50)
  const broken: string[] = []
  for (let start = 0; start < addresses.length; start += 50) {
    await Promise.all(
      addresses.slice(start, start + 50).map(async ([address, file]) => {
        const answer = await request.head(address)
        if (answer.status() !== 200) broken.push(`${file}: ${address} (${answer.status()})`)
      }),
    )
  }
  expect(broken).toEqual([])
})

test('no page shows the marks of its accents', () => {
  for (const name of pages) {
    const text = readFileSync(join(SITE, name), 'utf8').replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    const words = [...text.matchAll(/>([^<]+)<|\s(?:alt|title|aria-label|content)="([^"]+)"/g)]
    expect(
      words.map(([match]) => match).filter((match) => match.includes('*')),
      name,
    ).toEqual([])
  }
})

test('every address outside is whole and safe', () => {
  const outside = pages.flatMap((name) => references(name)).filter((url) => /^https?:/.test(url))
  const odd = [...new Set(outside)].filter((url) => !URL.canParse(url) || !/^https:|^http:\/\/127/.test(url))
  expect(odd).toEqual([])
})

test('every part of a page that a link names is there', () => {
  const missing: string[] = []
  for (const name of pages) {
    for (const reference of references(name).filter((url) => url.includes('#'))) {
      const { pathname, hash, host } = new URL(reference, 'http://site')
      const target = join(SITE, reference.startsWith('#') ? name : join(pathname, 'index.html'))
      // The deck's slides are counted, not named.
      if (host !== 'site' || pathname === '/presentation') continue
      if (!readFileSync(target, 'utf8').includes(`id="${hash.slice(1)}"`))
        missing.push(`${name}: ${reference}`)
    }
  }
  expect(missing).toEqual([])
})

test('no file of the built site is orphaned', () => {
  const named = new Set(ownAddresses().keys())
  const unused = files.filter(
    (name) =>
      /^(assets|images)\//.test(name) &&
      !/\.(br|gz)$/.test(name) &&
      /\.\w+$/.test(name) &&
      !named.has(`/${name}`),
  )
  expect(unused).toEqual([])
})

test('no script has the words or figures of a study, of which every new one would bring more', () => {
  const studies = Object.values(installed).flatMap((file) =>
    typeof file === 'object' && file && 'study' in file ? [file.study as CaseStudy] : [],
  )
  expect(studies.length).toBeGreaterThan(0)
  const scripts = files.filter((name) => /^assets\/.*\.js$/.test(name))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts) {
    const text = readFileSync(join(SITE, name), 'utf8')
    expect(/\/case-study-assets\/\w/.test(text), name).toBe(false)
    for (const { slug, summary } of studies) {
      // A script may write other marks in its own way.
      const words = summary.split(/[^\w ,]/).sort((one, other) => other.length - one.length)[0]!
      expect(text.includes(words), `${name}: ${slug}`).toBe(false)
    }
  }
})
