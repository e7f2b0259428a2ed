import { readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { expect, test } from 'vitest'

interface Package {
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

/** By place, `node_modules/x/node_modules/y`; the project itself is at the empty one. */
function packagesOf(lockFile: string): Map<string, Package> {
  return new Map(Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages))
}

/** As Node looks for it: beside the package that asks, then further up. */
function isFound(packages: Map<string, Package>, from: string, name: string): boolean {
  const place = from ? `${from}/node_modules/${name}` : `node_modules/${name}`
  if (packages.has(place)) return true
  if (!from) return false
  const folder = dirname(from.replace(/node_modules\/(@[^/]+\/)?[^/]+$/, 'node_modules'))
  return isFound(packages, folder === '.' ? '' : folder, name)
}

const lockFiles = ['package-lock.json', 'deploy/rehearse/package-lock.json']

// npm leaves the checksum out of what it did not install, if it finds node_modules when it writes the file.
test.each(lockFiles)('%s has a checksum of every package, for every system', (file) => {
  const unchecked = [...packagesOf(file)].filter(
    ([place, { integrity, link, inBundle }]) => place && !link && !inBundle && !integrity,
  )
  expect(unchecked.map(([place]) => place)).toEqual([])
})

test.each(lockFiles)('%s names every binary that a package has for another system', (file) => {
  const packages = packagesOf(file)
  const missing = [...packages].flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFound(packages, place, name)),
  )
  expect(missing).toEqual([])
  for (const system of ['darwin-arm64', 'darwin-x64', 'win32-x64', 'linux-x64'])
    expect(
      [...packages.keys()].some((place) => place.includes(system)),
      system,
    ).toBe(true)
})

test.each(lockFiles)('%s names no other registry than the public one', (file) => {
  const elsewhere = [...packagesOf(file).values()].filter(
    ({ resolved, link }) => resolved && !link && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere).toEqual([])
})

test('no package of the default install runs a script when it is installed', () => {
  const scripts = [...packagesOf('package-lock.json')].filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(scripts.map(([place]) => place)).toEqual([])
})
