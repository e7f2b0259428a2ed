import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { DEFAULT_PASSWORD } from '../build/default-password.mjs'
import { pdfPageTexts } from '../build/testing/read-pdf'
import { readContent, type SiteContent } from './site-content'
import { expect, test } from './site-test'

/** Words that everybody uses; a trace is longer, or a name. */
const TELLING_LENGTH = 24
/** Files of content that a new owner keeps, and fields that hold no words of the owner. */
const KEPT =
  /^(study-page|project-page|design-file-page|dashboard|error-screens|legal|viewer|visit|types|counted|accent-last-word)$/
const PLAIN_FIELDS = /^(avif|src|paint|fallbacks|file|local|color|kind|icon|standIn)$/

function strings(value: unknown, key = ''): string[] {
  if (PLAIN_FIELDS.test(key)) return []
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => strings(part, name))
}

/** What would tell of the owner who is installed: names and numbers, colors and fonts, slugs, every longer sentence. */
function tracesOf(content: SiteContent): string[] {
  const { owner, contact, resumeDownload, seoDefaults, socialLinks } = content.site
  const { colors, typefaces } = content.theme
  const modules = Object.entries(content)
  const names = [
    ...owner.name.split(' '),
    owner.name,
    contact.email,
    contact.phone.replaceAll(/\D/g, '').slice(-7),
    resumeDownload.filename,
    resumeDownload.path,
    new URL(seoDefaults.origin).hostname,
    ...socialLinks.map(({ url }) => url),
    ...content.resume.experience.map(({ company }) => company),
    ...content.about.testimonials.items.map(({ name }) => name),
    ...content['case-studies/index'].caseStudyCards.flatMap(({ client, title }) => [client, title]),
    ...modules.flatMap(
      ([file]) => /^(?:case-studies|projects|design-files)\/([a-z0-9-]+)$/.exec(file)?.[1] ?? [],
    ),
    ...Object.values(colors),
    ...Object.values(typefaces).map(({ family }) => family),
    DEFAULT_PASSWORD,
  ]
  const sentences = modules.filter(([file]) => !KEPT.test(file)).flatMap(([, exports]) => strings(exports))
  const told = sentences.filter((text) => text.length >= TELLING_LENGTH && text.includes(' '))
  return [...new Set([...names.filter((name) => name.length > 3 && name !== 'index'), ...told])]
}

/** The bytes as text, compressed copies aside; what a PDF says in letters. */
function textOf(file: string): string {
  const bytes = readFileSync(file)
  return bytes.toString('utf8') + (extname(file) === '.pdf' ? pdfPageTexts(bytes).join(' ') : '')
}

/**
 * Finds the first of these texts in another, whatever its case. Thousands of sentences are looked for in megabytes, so
 * they are found by how they begin.
 */
function finder(traces: string[]): (text: string) => string | undefined {
  const known = traces.map((trace) => trace.toLowerCase())
  const names = known.filter((trace) => trace.length < TELLING_LENGTH)
  const sentences = new Map<string, string[]>()
  for (const trace of known.filter((one) => one.length >= TELLING_LENGTH)) {
    const beginning = trace.slice(0, TELLING_LENGTH)
    sentences.set(beginning, [...(sentences.get(beginning) ?? []), trace])
  }
  return (text) => {
    const lower = text.toLowerCase()
    const name = names.find((trace) => lower.includes(trace))
    if (name) return name
    for (let at = 0; at <= lower.length - TELLING_LENGTH; at++) {
      const begun = sentences.get(lower.slice(at, at + TELLING_LENGTH))
      const found = begun?.find((trace) => lower.startsWith(trace, at))
      if (found) return found
    }
    return undefined
  }
}

test('no byte of another owner’s site tells of the owner who is installed', ({ buildFolder, content }) => {
  const own = new Set(strings(content))
  const traces = tracesOf(readContent('dist')).filter((trace) => !own.has(trace))
  expect(traces.length).toBeGreaterThan(100)
  const find = finder(traces)
  const files = readdirSync(buildFolder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((entry) => {
    const file = join(entry.parentPath, entry.name)
    const name = file.slice(buildFolder.length)
    const trace = find(name) ?? find(textOf(file))
    return trace ? [`${name}: ${trace}`] : []
  })
  expect(found).toEqual([])
})
