import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { program } from './programs.ts'

/** Of ten; systemd calls what is below 2 well protected. */
const MOST_EXPOSED = 1.5

const folder = mkdtempSync(join(tmpdir(), 'units-'))
afterAll(() => rmSync(folder, { recursive: true }))

// They are read by systemd's own judge here; booted.rehearsal.ts starts them.
test('systemd finds no mistake in the units, and little that they could do to the machine', () => {
  const judge = program('systemd-analyze', 'systemd')
  cpSync('deploy/systemd', folder, { recursive: true })
  cpSync(join(folder, 'portfolio@.service'), join(folder, 'portfolio@4173.service'))
  const units = ['portfolio@4173.service', 'portfolio-backup.service', 'portfolio-backup.timer']
  const verified = spawnSync(judge, ['verify', ...units.map((unit) => `./${unit}`)], {
    cwd: folder,
    encoding: 'utf8',
  })
  const own = verified.stderr.split('\n').filter((line) => line.includes('portfolio'))
  expect({ status: verified.status, own }).toEqual({ status: 0, own: [] })
  const security = ['security', '--offline=true', './portfolio@4173.service']
  const told = execFileSync(judge, security, { cwd: folder, encoding: 'utf8' })
  expect(Number(/Overall exposure level .*: ([\d.]+)/.exec(told)?.[1])).toBeLessThan(MOST_EXPOSED)
})
