/** `npm run release [folder]`: what a server needs and nothing else, to be copied and started with `npm start`. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'

/** Everything else of the backend is in its bundle; this one brings a binary. */
const RUNTIME_PACKAGE = 'libsql'
/** Instructions for hosts; the server's own settings are in the last one. */
const BESIDE = ['deploy', 'docs/deploy.md', '.env.example']

const target = resolve(process.argv[2] ?? 'release')
if (existsSync(target) && !existsSync(join(target, 'dist/server/node.js'))) {
  console.error(`${target} is there already and is no release. Choose another folder.`)
  process.exit(1)
}
if (!ensureBuilt()) process.exit(1)

// Settings and messages may lie in it: only what the release itself brings is replaced.
for (const part of ['dist', 'node_modules']) rmSync(join(target, part), { recursive: true, force: true })
mkdirSync(target, { recursive: true })
cpSync('dist', join(target, 'dist'), { recursive: true, filter: (file) => file !== join('dist', 'stamp') })
for (const part of BESIDE)
  cpSync(part, join(target, part), { recursive: true, filter: (file) => !file.endsWith('rehearse') })

const { name, version, description, engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const program = 'node dist/server'
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify(
    {
      name,
      version,
      private: true,
      description,
      type: 'module',
      engines,
      dependencies: { [RUNTIME_PACKAGE]: manifestOf(RUNTIME_PACKAGE).version },
      scripts: {
        start: `${program}/node.js`,
        inbox: `${program}/inbox.js`,
        backup: `${program}/inbox.js backup`,
        restore: `${program}/inbox.js restore`,
        doctor: `${program}/doctor.js`,
        access: `${program}/access.js`,
        links: `${program}/links.js`,
      },
    },
    null,
    2,
  )}\n`,
)
copyPackage(RUNTIME_PACKAGE)
console.log(`The release is in ${target}. Start it there with: npm start`)

/** With the packages that it needs, of those for other systems only what is needed here. */
function copyPackage(name) {
  const folder = join('node_modules', name)
  if (!existsSync(folder) || isForOtherLibrary(name)) return
  cpSync(folder, join(target, folder), { recursive: true, dereference: true })
  const { dependencies, optionalDependencies } = manifestOf(name)
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
    // One of its own has come along already.
    if (!existsSync(join(folder, 'node_modules', needed))) copyPackage(needed)
  }
}

/** npm installs the binaries for both C libraries of Linux. */
function isForOtherLibrary(name) {
  if (process.platform !== 'linux') return false
  const gnu = Boolean(process.report.getReport().header.glibcVersionRuntime)
  return name.startsWith('@libsql/') && /-musl/.test(name) === gnu
}

function manifestOf(name) {
  return JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'))
}
