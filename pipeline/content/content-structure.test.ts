import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStructure } from './content-structure.ts'
import { draftsPlugin } from './drafts-plugin.ts'
import { structureProblems } from './structure-problems.ts'

const STUDY = 'content/case-studies/one.ts'
const NOTHING = { drafts: [], embeds: [] }

function found(file: string, key: string, value: unknown) {
  return { file, where: `${file}: ${key}`, key, value }
}

const cards = (...slugs: string[]) =>
  found(
    'content/case-studies/index.ts',
    'caseStudyCards',
    slugs.map((slug) => ({ caseStudyUrl: `/case-study/${slug}` })),
  )

test('drafts and embedded pages are read from the files', () => {
  const content = mkdtempSync(join(tmpdir(), 'content-'))
  const files = {
    'case-studies/one.ts': "export const study = {\n  slug: 'one',\n  formerSlugs: ['old', 'older'],\n}\n",
    'case-studies/one.card.ts': 'export const card = {}\n',
    'case-studies/index.ts': 'export const caseStudyCards = []\n',
    'projects/two.ts': "export const project = {\n  slug: 'two',\n  draft: true,\n}\n",
    'design-files/one.ts':
      "export const file = {\n  slug: 'one',\n  embedUrl: '/embeds/design-file?file=one',\n}\n",
    'design-files/three.ts': "export const file = {\n  slug: 'three',\n  draft: true,\n}\n",
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(content, name, '..'), { recursive: true })
    writeFileSync(join(content, name), text)
  }
  const structure = readStructure(content)
  expect(structure).toEqual({
    drafts: ['design-files/three', 'projects/two'],
    embeds: ['design-file'],
  })
})

test('a draft is taken out of what the build reads', () => {
  const { transform } = draftsPlugin(['case-studies/one'])
  if (typeof transform !== 'function') throw new Error('the plugin does not transform')
  const code = "const files = import.meta.glob<Record<string, unknown>>(\n  ['../../content/**/*.ts'],\n)"
  const changed = Reflect.apply(transform, undefined, [code, '/project/pipeline/content/walk-content.ts'])
  expect(changed.code).toContain("['!../../content/case-studies/one.ts', '../../content/**/*.ts']")
})

test.each([
  ['is on no list', [found(STUDY, 'study', { slug: 'one' }), cards('two')], NOTHING],
  [
    'which says `listed: false`',
    [found(STUDY, 'study', { slug: 'one', listed: false }), cards('one')],
    NOTHING,
  ],
  [
    'slug must be the name of the file',
    [found(STUDY, 'study', { slug: 'another' }), cards('another')],
    NOTHING,
  ],
  ['which is a draft', [cards('one')], { ...NOTHING, drafts: ['case-studies/one'] }],
  ['write `draft` on one line', [found(STUDY, 'draft', true)], NOTHING],
])('a study that %s is explained', (sentence, values, structure) => {
  expect(structureProblems(values, structure)).toEqual([expect.stringContaining(sentence)])
})

test('a study on the list, one that is unlisted and a confidential one are well', () => {
  const values = [
    found(STUDY, 'study', { slug: 'one' }),
    found('content/case-studies/two.ts', 'study', { slug: 'two', listed: false }),
    found('content/case-studies/three.ts', 'study', { slug: 'three', confidential: true }),
    cards('one'),
  ]
  expect(structureProblems(values, NOTHING)).toEqual([])
})
