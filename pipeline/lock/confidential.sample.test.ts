import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { scriptGroups } from '../pages/script-groups.ts'
import { pictureImport } from '../pictures/picture-import.ts'
import { checkConfidential, confidentialSlugs } from './confidential.ts'
import { CONFIDENTIAL_FILE, confidentialPlugin, type FoundConfidential } from './confidential-plugin.ts'
import { wordRuns } from './confidential-words.ts'

const SLUG = 'teams-app'
const ENTRY = `
import { caseStudyCards } from './content/case-studies/index'
import { vibeProjects } from './content/vibe-projects'
console.log(caseStudyCards, vibeProjects)
console.log(import.meta.glob([
  './content/{case-studies,design-files}/*.ts', '!./content/*/*.card.ts', '!./content/case-studies/index.ts'
]))
`
/** The sample's words, with one study that is confidential. */
mkdirSync('.cache', { recursive: true })
const copy = resolve(mkdtempSync(join('.cache', 'confidential-')))
cpSync('content', join(copy, 'content'), { recursive: true, filter: (name) => !/images|\.test\./.test(name) })
writeFileSync(join(copy, 'entry.ts'), ENTRY)
edit(`case-studies/${SLUG}.ts`, '  slug: card.id,\n', '  slug: card.id,\n  confidential: true,\n')
afterAll(() => rmSync(copy, { recursive: true }))

function edit(name: string, from: string, to: string): void {
  const file = join(copy, 'content', name)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}

function stringsOf(source: string): string[] {
  return [...source.matchAll(/(['"])(.*?)\1,?$/gm)].map(([, , text = '']) => text)
}

const isPicture = (id: string) => pictureImport(id) !== undefined
const publishedAt = (file: string) => `/images/${basename(pictureImport(file)?.file ?? file)}`

const pictures: Plugin = {
  name: 'pictures',
  enforce: 'pre',
  resolveId: (id, importer) => (isPicture(id) ? resolve(importer ?? '', '..', id) : undefined),
  load: (id) => (isPicture(id) ? `export default ${JSON.stringify({ src: publishedAt(id) })}` : undefined),
}

async function bundle() {
  const slugs = confidentialSlugs(join(copy, 'content/case-studies'))
  expect(slugs).toEqual([SLUG])
  const built = await build({
    root: copy,
    configFile: false,
    logLevel: 'silent',
    plugins: [pictures, confidentialPlugin(slugs, (file) => [publishedAt(file)])],
    build: {
      write: false,
      rolldownOptions: {
        input: join(copy, 'entry.ts'),
        output: { codeSplitting: { groups: scriptGroups(slugs) } },
      },
    },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
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

test('whatever shows a part of a confidential study elsewhere is named; then all of it is closed', async () => {
  const refusal = (await bundle()).problems.join('\n')
  expect(refusal).toContain('content/case-studies/index.ts shows content/case-studies/teams-app.card.ts')

  edit(
    'case-studies/index.ts',
    "import { card as teamsApp } from '../../content/case-studies/teams-app.card'",
    "import { veiled } from '../../content/case-studies/veiled.card'",
  )
  edit('case-studies/index.ts', '  teamsApp,\n', '  veiled,\n')
  const { rights, chunks, problems } = await bundle()
  expect(problems).toEqual([])
  const closed = chunks.filter(({ fileName }) => rights.has(`/${fileName}`))
  const names = [`case-studies/${SLUG}.ts`, `case-studies/${SLUG}.card.ts`, `design-files/${SLUG}.ts`]
  const strings = names.flatMap((name) => stringsOf(readFileSync(join(copy, 'content', name), 'utf8')))
  const secret = strings.flatMap((text) => [...wordRuns(text)])
  expect(secret.length).toBeGreaterThan(300)
  const tells = ({ code }: { code: string }) => {
    const runs = wordRuns(code)
    return secret.some((run) => runs.has(run))
  }
  expect(closed.filter(tells)).toHaveLength(3)
  const others = chunks.filter((chunk) => !closed.includes(chunk))
  expect(others.filter(tells).map(({ fileName }) => fileName)).toEqual([])
  expect(new Set(rights.values())).toEqual(new Set(['study:teams-app']))
  for (const picture of ['case-studies/teams-app-approvals.webp', 'covers/teams-app.webp'])
    expect(rights.has(publishedAt(picture)), picture).toBe(true)
  // Its last picture leads to another page, which shows it too.
  expect(rights.has('/images/span-garden.webp')).toBe(false)
  // So it stays if that page shows a part of it.
  edit('vibe-projects.ts', 'span-garden.webp?picture', 'span-garden.webp?crop=0,0,50,50&picture')
  expect((await bundle()).rights.has('/images/span-garden.webp')).toBe(false)
})
