import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { createBuilder, type Plugin, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { pictureImport } from '../pictures/picture-import.ts'
import { checkConfidential, confidentialSlugs } from './confidential.ts'
import { CONFIDENTIAL_FILE, confidentialPlugin, type FoundConfidential } from './confidential-plugin.ts'

const SLUG = 'teams-app'
const READER = 'src/loading/content-files.ts'
const DESIGN_FILE = `embeds/design-file/confidential/${SLUG}.ts`
const PAGES = `
import { caseStudyCards } from './content/case-studies/index'
import { vibeProjects } from './content/vibe-projects'
import { contentFiles } from './${READER}'
console.log(caseStudyCards, vibeProjects, contentFiles('case-studies', 'study'))
`
const VIEWER = `console.log(import.meta.glob('./embeds/design-file/confidential/*.ts'))`
/** The sample's words, with one study that is confidential. */
mkdirSync('.cache', { recursive: true })
const copy = resolve(mkdtempSync(join('.cache', 'confidential-')))
cpSync('content', join(copy, 'content'), { recursive: true, filter: (name) => !/images|\.test\./.test(name) })
cpSync(READER, join(copy, READER))
write('pages.ts', PAGES)
write('viewer.ts', VIEWER)
write(DESIGN_FILE, `export const file = { slug: '${SLUG}', title: 'Boards of the study' }`)
edit(`case-studies/${SLUG}.ts`, '  slug: card.id,\n', '  slug: card.id,\n  confidential: true,\n')
afterAll(() => rmSync(copy, { recursive: true }))

function write(name: string, text: string): void {
  mkdirSync(join(copy, name, '..'), { recursive: true })
  writeFileSync(join(copy, name), text)
}

function edit(name: string, from: string, to: string): void {
  const file = join(copy, 'content', name)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}

const isPicture = (id: string) => pictureImport(id) !== undefined
const publishedAt = (file: string) => `/images/${basename(pictureImport(file)?.file ?? file)}`

const pictures: Plugin = {
  name: 'pictures',
  enforce: 'pre',
  resolveId: (id, importer) => (isPicture(id) ? resolve(importer ?? '', '..', id) : undefined),
  load: (id) => (isPicture(id) ? `export default ${JSON.stringify({ src: publishedAt(id) })}` : undefined),
}

/** What the plugin finds in the bundle of pages, or in that of the viewer of design files. */
async function bundle(environment: 'prerender' | 'client') {
  const slugs = confidentialSlugs(join(copy, 'content/case-studies'))
  expect(slugs).toEqual([SLUG])
  const entry = (name: string) => ({ write: false, rolldownOptions: { input: join(copy, name) } })
  const builder = await createBuilder({
    root: copy,
    configFile: false,
    logLevel: 'silent',
    plugins: [pictures, confidentialPlugin(slugs, (file) => [publishedAt(file)])],
    environments: {
      client: { build: entry('viewer.ts') },
      prerender: { build: { ssr: true, ...entry('pages.ts') } },
    },
  })
  const { output } = (await builder.build(builder.environments[environment]!)) as Rolldown.RolldownOutput
  const found = output.find(({ fileName }) => fileName === CONFIDENTIAL_FILE)
  if (found?.type !== 'asset') throw new Error('Nothing was found')
  const { rights, problems }: FoundConfidential = JSON.parse(String(found.source))
  return {
    rights: new Map(Object.entries(rights)),
    problems,
    chunks: output.filter((file) => file.type === 'chunk'),
  }
}

test('without the lock a confidential study is refused in one line', () => {
  const [line, ...more] = checkConfidential([], [SLUG], false)
  expect(line).toMatch(
    /^content\/case-studies\/teams-app\.ts is confidential, and only LOCK=server protects it/,
  )
  expect(more).toEqual([])
  expect(checkConfidential([], [SLUG], true)).toEqual([])
})

test('a field that was not found where it stands is refused, not passed over', () => {
  const value = { file: 'content/projects/shoxs-brand.ts', key: 'confidential', value: true }
  expect(checkConfidential([value], [], true)).toHaveLength(1)
})

test('whatever shows a part of a confidential study elsewhere is named; then all its pictures are closed', async () => {
  const refusal = (await bundle('prerender')).problems
  expect(refusal).toEqual([
    expect.stringMatching(
      /^content\/case-studies\/index\.ts shows content\/case-studies\/teams-app\.card\.ts/,
    ),
  ])

  edit(
    'case-studies/index.ts',
    "import { card as teamsApp } from './teams-app.card'",
    "import { veiled } from './veiled.card'",
  )
  edit('case-studies/index.ts', '  teamsApp,\n', '  veiled,\n')
  const { rights, problems } = await bundle('prerender')
  expect(problems).toEqual([])
  expect(new Set(rights.values())).toEqual(new Set(['study:teams-app']))
  for (const picture of ['case-studies/teams-app-approvals.webp', 'covers/teams-app.webp'])
    expect(rights.has(publishedAt(picture)), picture).toBe(true)
  // Its last picture leads to another page, which shows it too.
  expect(rights.has('/images/span-garden.webp')).toBe(false)
  // So it stays if that page shows a part of it.
  edit('vibe-projects.ts', 'span-garden.webp?picture', 'span-garden.webp?crop=0,0,50,50&picture')
  expect((await bundle('prerender')).rights.has('/images/span-garden.webp')).toBe(false)
})

test('the script of its boards is closed, and no other script says a word of them', async () => {
  const { rights, chunks, problems } = await bundle('client')
  expect(problems).toEqual([])
  const telling = chunks.filter(({ code }) => code.includes('Boards of the study'))
  expect(telling.map(({ fileName }) => rights.get(`/${fileName}`))).toEqual(['study:teams-app'])
})
