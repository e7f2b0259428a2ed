/** `npm run audit`: known weaknesses of what the project depends on. Ends with 77 where the registry tells none. */
import { spawnSync } from 'node:child_process'

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const { vulnerabilities } = answer(stdout)
if (!vulnerabilities) {
  console.log('Not audited: this registry answers no question about weaknesses.')
  process.exit(77)
}
for (const { name, severity, range } of Object.values(vulnerabilities))
  console.error(`${name} ${range}: ${severity}`)
process.exit(Object.keys(vulnerabilities).length === 0 ? 0 : 1)

function answer(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
