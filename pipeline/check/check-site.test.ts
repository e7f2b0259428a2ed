import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyProject } from '../testing/project-copy.ts'

const copy = copyProject()
afterAll(() => rmSync(copy, { recursive: true }))

function edit(file: string, from: RegExp, to: string): void {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  expect(text, file).toMatch(from)
  writeFileSync(path, text.replace(from, to))
}

/** A study of whoever is installed. */
const study = readdirSync('content/case-studies').find(
  (name) => /^[^.]+\.ts$/.test(name) && name !== 'index.ts',
)!

function check() {
  const { PORTFOLIO_PASSWORD: _password, SITE_ORIGIN: _origin, LOCK: _lock, ...env } = process.env
  return spawnSync(process.execPath, ['scripts/check.mjs'], { cwd: copy, encoding: 'utf8', env })
}

/** The compiler and the whole of content are loaded. */
const SLOW = { timeout: 120_000 }

test(
  'all mistakes of content and settings are told at once, each with its file, its line and a sentence',
  SLOW,
  () => {
    edit('content/site.ts', /email: '.*'/, "email: 'nobody'")
    edit('content/site.ts', /href: '\/[a-z]+'/, "href: '/vizuals'")
    edit('content/theme.ts', /'ink-soft': '.*'/, "'ink-soft': '#9aa5a0'")
    edit(
      `content/case-studies/${study}`,
      /description:\s+(['"`])[\s\S]*?\1(?=,\n)/,
      "description: 'Too short.'",
    )
    edit(`content/case-studies/${study}`, /\btext:\s+(['"`])/, 'text: $1More of **that [here](/nowhere)**. ')
    writeFileSync(
      join(copy, '.env'),
      '# mine\nSITE_CONTACT=pigeon\nPORTFOLIO_PASWORD=secret-of-mine\nPORT=door\n',
    )
    const { status, stderr } = check()
    const lines = stderr.trim().split('\n')
    expect(status).toBe(1)
    for (const line of [
      /^\.env:2: SITE_CONTACT must be form or mail, but it is "pigeon"\.$/,
      /^\.env:4: PORT must be a number/,
      /^Note: \.env:3: PORTFOLIO_PASWORD is no setting of this site\. Did you mean PORTFOLIO_PASSWORD\?$/,
      /^content\/site\.ts:\d+: contact email must be an address like name@example\.com, but it is “nobody”\.$/,
      /^content\/site\.ts:\d+: (n|footerN)avigation \d href leads to \/vizuals, and there is no such page\.$/,
      /^content\/theme\.ts:\d+: colors ink-soft reaches a contrast of \d\.\d\d:1 as ink-soft on bone /,
      /^content\/case-studies\/[\w-]+\.ts:\d+: .*text leads to \/nowhere, and there is no such page\.$/,
      /^content\/case-studies\/[\w-]+\.ts:\d+: .*description has 10 characters; search engines show 50 to 160\.$/,
    ])
      expect(lines).toContainEqual(expect.stringMatching(line))
    expect(stderr).not.toContain('secret-of-mine')
    expect(stderr).not.toMatch(/\n\s+at /)
  },
)

test('content that cannot even be read is explained by its line, without a stack trace', SLOW, () => {
  edit('content/site.ts', /name: '.*',/, 'name: Łucja Nguyễn,')
  const { status, stderr } = check()
  expect(status).toBe(1)
  expect(stderr).toMatch(/^content\/site\.ts:\d+: owner: ',' expected\. Here or in the line above, a quote,/m)
  expect(stderr).not.toMatch(/\n\s+at /)
})
