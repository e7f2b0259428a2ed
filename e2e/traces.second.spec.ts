import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { DEFAULT_PASSWORD } from '../pipeline/settings/default-password.mjs'
import { pdfPageTexts } from '../pipeline/testing/read-pdf'
import { runServer } from '../server/testing/server-process'
import { startSmtpPeer } from '../server/testing/smtp-peer'
import { SECOND_OWNER } from './second-owner/place.mjs'
import type { SiteContent } from './site-content'
import { expect, installed, skipWithout, test } from './site-test'

/** Words that everybody uses; a trace is longer, or a name. */
const TELLING_LENGTH = 24
/** Files of content that a new owner keeps, and fields that hold no words of the owner. */
const KEPT =
  /^(study-page|project-page|design-file-page|dashboard|error-screens|legal|viewer|visit|types|counted|accent-last-word)$/
const PLAIN_FIELDS = /^(srcSet|src|paint|fallbacks|file|local|color|kind|icon|standIn)$/

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
    ...content.resume.resume.experience.map(({ company }) => company),
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

/** What tells of the owner who is installed and not of this one, in a text. */
function traceFinder(content: SiteContent) {
  skipWithout(installed.site.owner.name !== content.site.owner.name, 'name of its own')
  const own = new Set(strings(content))
  const traces = tracesOf(installed).filter((trace) => !own.has(trace))
  expect(traces.length).toBeGreaterThan(20)
  return finder(traces)
}

test('no byte of another owner’s site tells of the owner who is installed', ({ buildFolder, content }) => {
  const find = traceFinder(content)
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

test('nor does the mail that tells that owner of a message', async ({ buildFolder, content, request }) => {
  const smtp = await startSmtpPeer()
  const data = mkdtempSync(join(tmpdir(), 'second-owner-'))
  const server = await runServer(resolve(buildFolder, 'server'), data, {
    BUILD_FOLDER: resolve(buildFolder),
    DATA_DIR: data,
    SMTP_URL: smtp.url,
    MAIL_FROM: content.site.contact.email,
    MAIL_TO: content.site.contact.email,
  })
  try {
    const message = {
      name: 'Inês Ó',
      email: 'ines@example.com',
      subject: 'A queue',
      message: 'Forty people.',
    }
    const call = `http://127.0.0.1:${server.port}/functions/v1/send-contact-email`
    expect((await request.post(call, { data: message })).status()).toBe(200)
    await smtp.until((received) => received.length > 0)
    const [mail] = smtp.received
    expect(mail?.raw).toContain('Forty people.')
    expect(traceFinder(content)(mail!.raw)).toBeUndefined()
  } finally {
    server.process.kill()
    await server.ended
    await smtp.stop()
    rmSync(data, { recursive: true })
  }
})

test('the owner’s own PDF stands in the place of the made one', ({ buildFolder, content }) => {
  const served = join(buildFolder, 'client/storage/v1/object/public', content.site.resumeDownload.path)
  expect(readFileSync(served).equals(readFileSync(join(SECOND_OWNER, 'content/resume.pdf')))).toBe(true)
})
