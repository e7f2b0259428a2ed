/**
 * `npm run build:second-owner`: the project as another owner has it, in a folder of its own, and its site. Journeys and a
 * search for traces show that nothing but `content/` belongs to the sample owner.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { makePdf, makePictures } from '../e2e/second-owner/pictures.mjs'
import { SECOND_OWNER, SECOND_PASSWORD } from '../e2e/second-owner/place.mjs'

const PROJECT = ['src', 'owner', 'pipeline', 'shared', 'server', 'embeds', 'scripts', 'package.json']
const SETUP = ['.env.example', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts']
/** What of `content/` a new owner keeps: types, rules, and words that name nobody. */
const KEPT = ['types.ts', 'pictures.d.ts', 'counted.ts', 'accent-last-word.ts', 'viewer.ts', 'visit.ts']
const KEPT_TOO = [
  'study-page.ts',
  'project-page.ts',
  'design-file-page.ts',
  'dashboard.ts',
  'error-screens.ts',
  'legal.ts',
  'legal-readers.ts',
  'testing',
]
const RULES = ['content', 'missing-links', 'counted', 'legal'].map((name) => `${name}.test.ts`)
/** The game belongs to a study of the sample. */
const GAME = join('src', 'pages', 'case-study', 'incident')

for (const name of ['dist', 'content', ...PROJECT])
  rmSync(join(SECOND_OWNER, name), { recursive: true, force: true })
mkdirSync(join(SECOND_OWNER, 'content'), { recursive: true })
for (const name of [...PROJECT, ...SETUP])
  cpSync(name, join(SECOND_OWNER, name), { recursive: true, filter: (file) => !file.startsWith(GAME + sep) })
for (const name of [...KEPT, ...KEPT_TOO, ...RULES])
  cpSync(join('content', name), join(SECOND_OWNER, 'content', name), { recursive: true })
cpSync('e2e/second-owner/content', join(SECOND_OWNER, 'content'), { recursive: true })
await makePictures(join(SECOND_OWNER, 'content/images'))
await makePdf(join(SECOND_OWNER, 'content/resume.pdf'))
rmSync(join(SECOND_OWNER, 'node_modules'), { force: true })
symlinkSync(resolve('node_modules'), join(SECOND_OWNER, 'node_modules'), 'junction')

const env = {
  ...process.env,
  LOCK: '',
  SITE_ORIGIN: '',
  BUILD_FOLDER: '',
  PORTFOLIO_PASSWORD: SECOND_PASSWORD,
}
const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
  cwd: SECOND_OWNER,
  stdio: 'inherit',
  env,
})
process.exit(status ?? 1)
