/** `npm test`: everything that must hold, and one line of result. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { ensureBrowser } from './find-browser.mjs'

const UNIT_RESULTS = 'test-results/unit.json'
const JOURNEY_RESULTS = 'test-results/journeys.json'

/** How a step ends that can't be done on this machine; it has said why. */
const NOT_POSSIBLE = 77

let passed = 0
let failed = 0
/** What failed before the journeys, whose output is long; they name their own failures last. */
const failures = []

/** Runs a command to its end. What runs beside others is printed when it is over, so that lines don't mix. */
function run(title, command, args, { live = false } = {}) {
  return new Promise((resolve) => {
    if (live) console.log(`\n— ${title}`)
    const child = spawn(command, args, {
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.once('close', (code) => {
      if (!live) console.log(`\n— ${title}\n${output.trimEnd()}`)
      resolve(code)
    })
  })
}

/** A step without tests of its own counts as one. */
async function check(title, script) {
  const code = await run(title, 'npm', ['run', '--silent', script])
  if (code === 0) passed++
  else if (code !== NOT_POSSIBLE) {
    failed++
    failures.push(title)
  }
  return code === 0
}

async function unitTests() {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`]
  const good =
    (await run('unit tests', 'npx', ['vitest', 'run', '--project=site', '--project=server', ...report])) === 0
  const results = readResults(UNIT_RESULTS)?.testResults ?? []
  const tests = results.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative('.', name)}: ${test.fullName}` })),
  )
  const bad = tests.filter(({ status }) => status === 'failed').map(({ name }) => name)
  passed += tests.filter(({ status }) => status === 'passed').length
  if (!good && bad.length === 0) bad.push('unit tests')
  failed += bad.length
  failures.push(...bad)
}

async function journeys() {
  try {
    await ensureBrowser()
  } catch (error) {
    console.error(error.message)
    failed++
    return
  }
  const good = (await run('journeys', 'npx', ['playwright', 'test'], { live: true })) === 0
  const { expected, unexpected, flaky } = readResults(JOURNEY_RESULTS)?.stats ?? {
    expected: 0,
    unexpected: 0,
    flaky: 0,
  }
  passed += expected
  // A flaky journey is a defect.
  failed += unexpected + flaky || (good ? 0 : 1)
}

function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

async function checksAndBuild() {
  await check('types', 'types')
  await check('lint and import rules', 'lint')
  await check('dependency audit', 'audit')
  const built = (await check('build', 'build')) && (await check('build with the lock', 'build:locked'))
  return built && check('build of the second owner', 'build:second-owner')
}

// Both kinds of build are tested, whatever `.env` asks for.
process.env.LOCK = ''
process.env.OWNER_PASSWORD = ''
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
const [built] = await Promise.all([checksAndBuild(), unitTests()])
if (built) await journeys()
for (const name of failures) console.log(`Failed: ${name}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
