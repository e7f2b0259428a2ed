import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeBuiltSite } from '../../server/testing/built-site.ts'
import { tellingFiles } from './confidential-words.ts'

const SENTENCE = 'The home screen is called My people and asks three questions.'
const strings = [
  { file: 'content/case-studies/one-study.ts', value: SENTENCE },
  { file: 'content/about.ts', value: 'A sentence of the page about me that everybody inside may read.' },
]

test('eight words in a row of a confidential study are found wherever its right is not asked for', () => {
  const folder = writeBuiltSite({
    'index.html': `<p>${SENTENCE.replace('screen is', 'screen <b>is</b>')}</p>`,
    'about/index.html': `<p>${strings[1]!.value}</p>`,
    'case-study/one-study/index.html': `<p>${SENTENCE}</p>`,
    'data/0123456789/case-study/one-study.json': JSON.stringify({ study: { intro: [SENTENCE] } }),
    'data/0123456789/case-study/another.json': JSON.stringify({ next: { description: SENTENCE } }),
    'assets/shared-AbCdEf12.js': `var a="asks three QUESTIONS", b="home screen is called my people and asks"`,
    'assets/other-AbCdEf12.js': 'var a="The home screen is called"',
  })
  const rights = {
    '/case-study/one-study': 'study:one-study',
    '/data/0123456789/case-study/one-study.json': 'study:one-study',
  }
  expect(tellingFiles(folder, ['one-study'], strings, rights).sort()).toEqual([
    '/ holds words of the confidential study one-study.',
    '/assets/shared-AbCdEf12.js holds words of the confidential study one-study.',
    '/data/0123456789/case-study/another.json holds words of the confidential study one-study.',
  ])
  expect(tellingFiles(folder, ['one-study'], strings, {})).toHaveLength(5)
  rmSync(folder, { recursive: true })
})

test('the list of design files may not name a confidential one', () => {
  const folder = writeBuiltSite({ 'index.html': '' })
  const [line] = tellingFiles(folder, ['teams-app'], [], {})
  expect(line).toContain('embeds/design-file/files.ts lists the confidential teams-app')
  rmSync(folder, { recursive: true })
})
