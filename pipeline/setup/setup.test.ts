import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { withSetting } from './env-file.ts'
import { readOwner, withOwner } from './owner-file.ts'

const SITE = readFileSync('content/site.ts', 'utf8')

test('what the owner has named otherwise stays', () => {
  const other = { ...readOwner(SITE), name: 'Somebody Else' }
  const own = SITE.replace(/filename: '.*'/, "filename: 'cv.pdf'")
  expect(withOwner(own, other)).toContain("filename: 'cv.pdf'")
})

test('a setting is added or replaced, and reads as it was meant', () => {
  const env = '# mine\nPORT=80\nPORTFOLIO_PASSWORD=old'
  for (const value of ['plain', 'two words', "it's #1 $HOME", 'a"b'])
    expect(parseEnv(withSetting(env, 'PORTFOLIO_PASSWORD', value))).toEqual({
      PORT: '80',
      PORTFOLIO_PASSWORD: value,
    })
  expect(withSetting(env, 'SITE_ORIGIN', 'https://a.example.com')).toBe(
    `${env}\nSITE_ORIGIN=https://a.example.com\n`,
  )
})
