import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { valueProblems } from './content-values.ts'

const SITE = readFileSync('content/site.ts', 'utf8')
const LINKS = `import type { SocialLink } from './types'
export const socialLinks: SocialLink[] = [
  { name: 'A', url: '#', icon: 'behance' },
  { name: 'B', url: '#', icon: 'pinboard' },
]
`

test.each([
  [undefined, 'picture', 'has no value'],
  [Number.NaN, 'proficiency', 'has no value'],
  ['htps://linkedin.example.com', 'linkedinUrl', 'must be a whole address'],
  ['https://', 'url', 'must be a whole address'],
  ['javascript:alert(1)', 'embedUrl', 'must be a whole address'],
  ['#', 'href', 'must be a path of this site'],
])('a value like %s is explained with file and field', (value, key, sentence) => {
  const where = `content/about.ts: testimonials items 0 ${key}`
  const [problem] = valueProblems([{ file: 'content/about.ts', where, key, value }])
  expect(problem).toEqual({ where, says: expect.stringContaining(sentence) })
})

test('a url may be an address, a path or # for no link', () => {
  const urls = ['https://example.com/a?b', '/project/vortex-style-guide', '#']
  const values = urls.map((value) => ({
    file: 'content/a.ts',
    where: 'content/a.ts: url',
    key: 'url',
    value,
  }))
  expect(valueProblems(values)).toEqual([])
})

test('a value of the wrong type, or one that is missing, is explained with file and field', () => {
  const wrong = {
    'number.ts': SITE.replace(/phone: '.*'/, 'phone: 5035550142'),
    'gap.ts': SITE.replace(/ {2}workingHours: .*\n/, ''),
    'icon.ts': LINKS,
  }
  const project = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(project, 'content'))
  for (const file of ['tsconfig.json', 'content/types.ts', 'content/site.ts'])
    cpSync(file, join(project, file))
  for (const [name, source] of Object.entries(wrong)) writeFileSync(join(project, 'content', name), source)
  const script = resolve('pipeline/content/content-types.mjs')
  const lines = execFileSync(process.execPath, [script], { cwd: project, encoding: 'utf8' })
    .trim()
    .split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^content\/gap\.ts:\d+: contact: .*'workingHours'/),
    expect.stringMatching(/^content\/icon\.ts:\d+: socialLinks 1 icon: .*pinboard/),
    expect.stringMatching(/^content\/number\.ts:\d+: contact phone: .*'number'.*'string'/),
  ])
})
