import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const listed = readFileSync('docs/licenses.md', 'utf8').toLowerCase()

test('docs/licenses.md names every font family that is installed', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const families = Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@fontsource'))
    .map((name) => name.split('/')[1]!.replaceAll('-', ' '))
  expect(families.length).toBeGreaterThan(0)
  expect(families.filter((family) => !listed.includes(`| ${family} `))).toEqual([])
})
