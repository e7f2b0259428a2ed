import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { contentStrings, contentValues, isPicture, pictureKey } from '../build/walk-content'
import { caseStudyCards } from './case-studies/index'
import { hero } from './home'
import { previewPictures } from './link-previews'
import { concepts, projects, studies, vibeProjects } from './testing/pages'
import type { Figure, Picture } from './types'
import { visuals } from './visuals'

const IMAGES = 'content/images'
const MASTERS_BYTES = 40_000_000
const ALT_LENGTH = 80

const uses = filesBelow('content')
  .filter((file) => file.endsWith('.ts') && !/(\.test|\.d)\.ts$/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '([^'?]+)\?[^']*(?:picture|raw)'/g)].map(([, path]) => ({
      file,
      image: normalize(join(dirname(file), path!)),
    })),
  )
const previews = Object.values(previewPictures).map((name) => ({
  file: 'content/link-previews.ts',
  image: join(IMAGES, name),
}))

test('every picture that content names is there', () => {
  expect(uses.length).toBeGreaterThan(0)
  for (const { file, image } of [...uses, ...previews])
    expect(existsSync(image), `${file}: ${image} is missing`).toBe(true)
})

test('every picture that is there is used', () => {
  const used = new Set(uses.map(({ image }) => image))
  expect(filesBelow(IMAGES).filter((image) => !used.has(image))).toEqual([])
})

test('all masters together stay under 40 MB', () => {
  const bytes = filesBelow(IMAGES).reduce((sum, image) => sum + statSync(image).size, 0)
  expect(bytes).toBeLessThan(MASTERS_BYTES)
})

test('every figure has an alternative text', () => {
  for (const { where, key, value } of contentValues) {
    if (typeof value !== 'object' || value === null || !('picture' in value) || !('caption' in value))
      continue
    // The part that a phone shows belongs to a figure.
    if (key === 'phone') continue
    expect('alt' in value && value.alt, `${where} alt`).toBeTruthy()
  }
})

test('every figure of a study or project has its form for phones', () => {
  const figures = contentValues.filter(
    ({ file, value }) => /(case-studies|projects)\//.test(file) && isFigure(value),
  )
  expect(figures.length).toBeGreaterThan(40)
  for (const { where, value } of figures) {
    const { phone } = value as Figure
    expect(
      phone,
      `${where} phone: a part with a caption, or 'whole' where nothing has to be read`,
    ).toBeDefined()
  }
})

test('alternative texts say something, and differ within a page', () => {
  const found = new Map<string, string>()
  const alts = contentStrings.filter(({ key }) => /^alt$|Alt$/.test(key))
  expect(alts.length).toBeGreaterThan(0)
  for (const { file, where, value } of alts) {
    expect(value.trim().length, where).toBeGreaterThan(10)
    const key = `${file} ${value}`
    expect(found.get(key) ?? where, `${where} repeats another`).toBe(where)
    found.set(key, where)
  }
})

test('the cards of Home differ in the characters that describe their pictures', () => {
  expectDifferent(caseStudyCards.map(({ id, description }) => [id, description.slice(0, ALT_LENGTH)]))
  expectDifferent(concepts.map(({ id, description }) => [id, description]))
  expectDifferent(visuals.items.map(({ id, title }) => [id, title]))
})

test('no picture stands twice on Home, or in the gallery', () => {
  expectDifferent([
    ...hero.mosaic.map(({ picture, alt }) => [alt, pictureKey(picture)] as const),
    ...[...caseStudyCards, ...concepts, ...vibeProjects].map(
      ({ id, image }) => [id, pictureKey(image)] as const,
    ),
  ])
  expectDifferent(visuals.items.map(({ id, image }) => [id, pictureKey(image)]))
})

test('no picture stands twice on a case study or project page', () => {
  for (const page of [...studies, ...projects]) {
    const pictures = picturesIn(page).map(
      (picture) => [`${page.slug}: ${picture.src}`, pictureKey(picture)] as const,
    )
    expectDifferent(pictures)
  }
})

function isFigure(value: unknown): value is Figure {
  return (
    typeof value === 'object' && value !== null && 'picture' in value && 'caption' in value && 'alt' in value
  )
}

function expectDifferent(entries: (readonly [name: string, value: string])[]): void {
  const names = new Map<string, string>()
  for (const [name, value] of entries) {
    expect(names.get(value), `${name} is the same as`).toBeUndefined()
    names.set(value, name)
  }
}

function picturesIn(value: unknown): Picture[] {
  if (isPicture(value)) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(picturesIn)
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
