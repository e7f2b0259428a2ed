import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { copyProject } from '../testing/project-copy.ts'
import { readOwner, withOwner } from './owner-file.ts'

const SITE = readFileSync('content/site.ts', 'utf8')
const LUCJA = {
  name: 'Łucja Nguyễn',
  role: 'Product Designer',
  email: 'lucja@example.com',
  phone: '+49 30 5550142',
  place: 'Berlin',
  origin: 'https://lucja.example.com',
}

test('the owner changes in content/site.ts, and what was made of the old name follows', () => {
  const changed = withOwner(SITE, LUCJA)
  expect(readOwner(changed)).toEqual(LUCJA)
  expect(changed).toContain("filename: 'Łucja-Nguyễn-Resume.pdf'")
  expect(changed).toContain("path: 'documents/lucja-nguyen-resume.pdf'")
  expect(changed).toContain("siteName: 'Łucja Nguyễn, product designer'")
  expect(withOwner(withOwner(SITE, { ...LUCJA, name: "Ann O'Hara \\" }), LUCJA)).toBe(changed)
})

const copy = copyProject()
afterAll(() => rmSync(copy, { recursive: true }))

test('npm run setup asks, writes, tells what is left of the sample, and can be run again', {
  timeout: 120_000,
}, () => {
  const setUp = (...answers: string[]) =>
    spawnSync(process.execPath, ['scripts/setup.mjs'], {
      cwd: copy,
      encoding: 'utf8',
      input: answers.join('\n'),
    })
  const { name, role, email, phone, place, origin } = LUCJA
  const { stdout } = setUp(name, role, 'nobody', email, phone, place, 'open sesame', origin)
  expect(stdout).toContain('That is no address like name@example.com.')
  expect(stdout).toMatch(
    /\/case-study\/azure-maps \(content\/case-studies\/azure-maps\.ts\): \d+ texts and \d+ pictures/,
  )
  expect(readOwner(readFileSync(join(copy, 'content/site.ts'), 'utf8'))).toEqual(LUCJA)
  const again = setUp('', 'Illustrator')
  expect(again.stdout).not.toContain('open sesame')
  expect(readOwner(readFileSync(join(copy, 'content/site.ts'), 'utf8'))).toEqual({
    ...LUCJA,
    role: 'Illustrator',
  })
  expect(parseEnv(readFileSync(join(copy, '.env'), 'utf8'))).toEqual({
    PORTFOLIO_PASSWORD: 'open sesame',
    SITE_ORIGIN: origin,
  })
})
