import { parseArgs } from 'node:util'
import { SettingsError } from '../common-settings.ts'
import { loadSettings } from '../node/settings.ts'
import { examineMachine } from './doctor/examine-machine.ts'
import { examinePublic } from './doctor/examine-public.ts'
import { examineSite } from './doctor/examine-site.ts'
import { examineDatabase, examineMail } from './doctor/examine-store.ts'
import { type Finding, ok, problem, reason } from './doctor/finding.ts'

/** Prints as it goes: some of it waits for others. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { mail: { type: 'boolean', default: false } } })
  const settings = loadSettings()
  const all = [
    tell([ok('settings', 'Every setting can be read.')]),
    tell(examineSite(settings)),
    tell(await examineDatabase(settings)),
    tell(examineMachine(settings)),
    tell(await examineMail(settings, values.mail)),
    tell(await examinePublic(settings)),
  ].flat()
  const count = (state: Finding['state']) => all.filter((each) => each.state === state).length
  console.log(`\n${count('problem')} problems, ${count('warning')} warnings.`)
  process.exitCode = count('problem') > 0 ? 1 : 0
}

function tell(findings: Finding[]): Finding[] {
  for (const { state, about, text } of findings) console.log(`${state.padEnd(8)} ${about}: ${text.trim()}`)
  return findings
}

main().catch((error: unknown) => {
  const lines = error instanceof SettingsError ? error.lines : [reason(error)]
  tell(lines.map((line) => problem('settings', line)))
  process.exitCode = 1
})
