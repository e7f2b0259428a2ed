import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

const list = readFileSync('e2e/spec/unseen.md', 'utf8')

test('each sentence that nobody can see from outside has its unit test', () => {
  const rows = [...list.matchAll(/^- .*: `([^`]+)`, `([^`]+)`$/gm)]
  expect(rows).toHaveLength(list.split('\n').filter((line) => line.startsWith('-')).length)
  expect(rows.length).toBeGreaterThan(20)
  const missing = rows.filter(([, file, name]) => !readFileSync(file!, 'utf8').includes(`('${name}'`))
  expect(missing.map(([row]) => row)).toEqual([])
})
