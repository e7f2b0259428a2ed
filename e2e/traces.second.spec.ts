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

test('no byte of another owner’s site tells of the owner who is installed', ({ buildFolder, content }) => {
  const own = new Set(strings(content))
  const traces = tracesOf(readContent('dist')).filter((trace) => !own.has(trace))
  expect(traces.length).toBeGreaterThan(100)
  const pattern = new RegExp(
    traces.map((trace) => trace.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|'),
    'i',
  )
  const files = readdirSync(buildFolder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((entry) => {
    const file = join(entry.parentPath, entry.name)
    const name = file.slice(buildFolder.length)
    const match = pattern.exec(name) ?? pattern.exec(textOf(file))
    return match ? [`${name}: ${match[0]}`] : []
  })
  expect(found).toEqual([])
})
