/** `npm test`: everything that must hold, one step after the other, and one line of result. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './find-browser.mjs'

const UNIT_RESULTS = 'test-results/unit.json'
const JOURNEY_RESULTS = 'test-results/journeys.json'

let passed = 0
let failed = 0

function run(title, command, args) {
  console.log(`\n— ${title}`)
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}

/** A step without tests of its own counts as one. */
function check(title, script) {
  const good = run(title, 'npm', ['run', '--silent', script])
  good ? passed++ : failed++
  return good
}

function addUnitResults(good) {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
    readFileSync(UNIT_RESULTS, 'utf8'),
  )
  passed += numPassedTests
  failed += numFailedTests || (good ? 0 : Math.max(1, numFailedTestSuites))
}

function addJourneyResults(good) {
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(JOURNEY_RESULTS, 'utf8')).stats
  passed += expected
  // A flaky journey is a defect.
  failed += unexpected + flaky || (good ? 0 : 1)
}

function counted(title, count, command, args) {
  const good = run(title, command, args)
  try {
    count(good)
  } catch {
    failed++
  }
}

rmSync('test-results', { recursive: true, force: true })
check('types', 'types')
check('lint and import rules', 'lint')
counted('unit tests', addUnitResults, 'npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT_RESULTS}`,
])
if (check('build', 'build')) {
  try {
    await ensureBrowser()
    counted('journeys', addJourneyResults, 'npx', ['playwright', 'test'])
  } catch (error) {
    console.error(error.message)
    failed++
  }
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
