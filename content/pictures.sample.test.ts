import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentValues } from '../pipeline/content/walk-content'
import { isPicture } from '../pipeline/pictures/is-picture'
import { caseStudyCards } from './case-studies/index'
import { hero } from './home'
import { concepts, projects, studies, vibeProjects } from './testing/pages'
import type { Figure, Picture } from './types'
import { visuals } from './visuals'

const IMAGES = 'content/images'
const MASTERS_BYTES = 40_000_000
const ALT_LENGTH = 80

test('all masters together stay under 40 MB', () => {
  const bytes = filesBelow(IMAGES).reduce((sum, image) => sum + statSync(image).size, 0)
  expect(bytes).toBeLessThan(MASTERS_BYTES)
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

test('the cards of Home differ in the characters that describe their pictures', () => {
  expectDifferent(caseStudyCards.map(({ id, description }) => [id, description.slice(0, ALT_LENGTH)]))
  expectDifferent(concepts.map(({ id, description }) => [id, description]))
  expectDifferent(visuals.items.map(({ id, title }) => [id, title]))
})

test('no picture stands twice on Home, or in the gallery', () => {
  expectDifferent([
    ...hero.mosaic!.map(({ picture, alt }) => [alt, pictureKey(picture)] as const),
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

/** The same for the same master, whatever its file is called. */
function pictureKey({ src }: Picture): string {
  return /-(p[0-9a-f]+)\.\w+$/.exec(src)?.[1] ?? src
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
