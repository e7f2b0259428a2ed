import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import cruiser from '../.dependency-cruiser.mjs'
import { INPUT_FILES, INPUT_FOLDERS } from './inputs-stamp.mjs'

/** An owner's settings and files: not in the repository. */
const SETTINGS = '.env'
const OWN_FILES = '!content/public'

test('knip, TypeScript and Biome are told of files and folders that exist', () => {
  const knip = readJson('knip.json')
  const types = readJson('tsconfig.json')
  const biome = readJson('biome.json')
  expectAll([...knip.entry, ...knip.project, ...knip.ignore])
  expectAll([...types.include, ...types.exclude])
  const formatted: string[] = [biome, ...biome.overrides].flatMap(
    (part) => part.files?.includes ?? part.includes,
  )
  expectAll(formatted.filter((pattern) => pattern !== OWN_FILES))
})

test('the unit tests are looked for in folders that exist', () => {
  expectAll(found('vitest.config.ts', /include: \['([^']+)'\]/g))
})

test('each import rule is about files that exist', () => {
  const files = ['content', 'embeds', 'owner', 'pipeline', 'server', 'shared', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const patterns = cruiser.forbidden
    .filter(({ to }) => !('couldNotResolve' in to))
    .flatMap(({ from, to }) =>
      [from, to].flatMap((side) => [patternsOf(side, 'path'), patternsOf(side, 'pathNot')]),
    )
    .flat()
  expect(patterns.length).toBeGreaterThan(50)
  expect(patterns.filter((pattern) => pattern.includes('|'))).toEqual([])
  expect(
    patterns.filter((pattern) => {
      const expression = new RegExp(pattern.replace('$1', '[^/]+'))
      return !files.some((file) => expression.test(file))
    }),
  ).toEqual([])
})

test('the stamp of the build covers folders and files that exist', () => {
  expectAll([...INPUT_FOLDERS, ...INPUT_FILES.filter((file) => file !== SETTINGS)])
})

test('Tailwind looks for class names in folders that exist', () => {
  for (const folder of ['src', 'owner'])
    expectAll(
      found(`${folder}/styles.css`, /source\("([^"]+)"\)|@source "([^"]+)"/g).map((name) =>
        join(folder, name),
      ),
    )
})

test('the container is built from files and folders that exist', () => {
  const copied = found('deploy/Dockerfile', /^COPY (?!--from)(.+) \S+$/gm).flatMap((names) =>
    names.split(' '),
  )
  const sent = found('.dockerignore', /^!(.+)$/gm)
  expectAll(copied)
  expectAll(sent.filter((name) => name !== SETTINGS))
  for (const name of copied)
    expect(
      sent.some((path) => `${path}/`.startsWith(`${name}/`)),
      name,
    ).toBe(true)
})

/** Of patterns that name many files, the folder must be there. */
function expectAll(patterns: string[]): void {
  expect(patterns.length).toBeGreaterThan(0)
  expect(patterns.flatMap(spelledOut).filter((pattern) => !existsSync(beforeWildcard(pattern)))).toEqual([])
}

/** `{src,owner}/*.ts` is `src/*.ts` and `owner/*.ts`. */
function spelledOut(pattern: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(pattern)
  if (!braces) return [pattern]
  return braces[1]!.split(',').flatMap((name) => spelledOut(pattern.replace(braces[0], name)))
}

function beforeWildcard(pattern: string): string {
  const names = pattern.replace(/^!/, '').split('/')
  const wild = names.findIndex((name) => name.includes('*'))
  return join('.', ...(wild < 0 ? names : names.slice(0, wild)))
}

function patternsOf(side: object, key: 'path' | 'pathNot'): string[] {
  const value: string | string[] = Reflect.get(side, key) ?? []
  return typeof value === 'string' ? [value] : value
}

function found(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, first, second]) => first ?? second ?? '')
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
