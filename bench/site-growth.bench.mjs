// npm run bench site-growth: how long the build takes, and how heavy pages are, with 8, 80 and 800 case studies.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { round } from './load.mjs'

const SIZES = [8, 80, 800]
const MODEL = 'azure-maps'
const LEFT_OUT = /^(node_modules|dist|\.git|data|test-results|bench\/results)($|\/)/

/** A copy of the project, with as many studies more as are missing to the size; Home itself lists the same eight. */
function grow(size) {
  const folder = mkdtempSync(join(tmpdir(), 'site-growth-'))
  cpSync('.', folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(source.replace(/^\.\//, '')),
  })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  const studies = join(folder, 'content/case-studies')
  const [card, study] = [`${MODEL}.card.ts`, `${MODEL}.ts`].map((name) =>
    readFileSync(join(studies, name), 'utf8'),
  )
  const names = []
  for (let number = 9; number <= size; number++) {
    const slug = `study-${number}`
    names.push(`study${number}`)
    const ownWords = (text) => text.replace(/(title: '|description:\s+')/g, `$1${number} `)
    writeFileSync(
      join(studies, `${slug}.card.ts`),
      ownWords(card.replaceAll(MODEL, slug).replace(pictureOf(slug), pictureOf(MODEL))),
    )
    writeFileSync(join(studies, `${slug}.ts`), ownWords(study.replace(`./${MODEL}.card`, `./${slug}.card`)))
  }
  if (names.length > 0) addFurther(join(folder, 'content'), names)
  return folder
}

function addFurther(content, names) {
  const imports = names.map(
    (name) => `import { card as ${name} } from './case-studies/${name.replace('study', 'study-')}.card'\n`,
  )
  writeFileSync(
    join(content, 'further-studies.ts'),
    `${imports.join('')}export const furtherCards = [${names.join(',')}]\n`,
  )
  const home = readFileSync(join(content, 'home.ts'), 'utf8')
  const load =
    "() => import('../e2e/second-owner/content/further-studies').then(({ furtherCards }) => furtherCards)"
  writeFileSync(
    join(content, 'home.ts'),
    home.replace(
      'projects: caseStudyCards',
      `projects: caseStudyCards, further: { label: 'Show all', failed: 'They are out of reach.', load: ${load} }`,
    ),
  )
}

function pictureOf(slug) {
  return `covers/${slug}.webp`
}

/** Compressed bytes of all that a page needs to be seen and alive, but for its pictures and fonts. */
function weight(folder, page) {
  const file = (name) => statSync(join(folder, 'dist/client', `${name}.br`)).size
  const html = readFileSync(join(folder, 'dist/client', page, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/<link rel="modulepreload" href="\/(.*?)"/g)].map(([, name]) => name)
  return [join(page, 'index.html'), ...scripts].reduce((sum, name) => sum + file(name), 0)
}

const results = []
for (const size of SIZES) {
  const folder = grow(size)
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' })
  const seconds = (performance.now() - started) / 1000
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`)
  results.push({
    'case studies': size,
    'build s': round(seconds),
    'ms a study': Math.round(
      ((seconds - (results[0]?.['build s'] ?? seconds)) / (size - SIZES[0] || 1)) * 1000,
    ),
    'Home KB': round(weight(folder, '') / 1024),
    'case study KB': round(weight(folder, `case-study/${MODEL}`) / 1024),
    'About KB': round(weight(folder, 'about') / 1024),
  })
  rmSync(folder, { recursive: true })
}
console.table(results)
