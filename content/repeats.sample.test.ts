import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictures } from '../artwork/pictures.mjs'
import { projects, studies } from './testing/pages'
import type { Block, CaseStudy } from './types'

interface Drawn {
  file: string
  page: string
  region?: number[]
  props?: { board?: string; cards?: { board: string }[] }
}

const drawn = new Map((pictures as Drawn[]).map((picture) => [picture.file, picture]))
const blocksOf = ({ challenge = [], solution = [], process = [], enterpriseValue = [] }: CaseStudy) =>
  [challenge, solution, process, enterpriseValue].flat()

/** The whole screen that a cover shows: on its slab, or in front of its wall. */
function screenOf(slug: string): string | undefined {
  const { board, cards } = drawn.get(`covers/${slug}.webp`)?.props ?? {}
  return board ?? cards?.[0]?.board
}

test('the screen of a cover does not return as a figure of its study', () => {
  expect(screenOf('trace-flow-map')).toBe('boards/trace-flow-map/flow-map')
  for (const study of studies) {
    const { slug } = study
    const source = readFileSync(`content/case-studies/${slug}.ts`, 'utf8')
    const files = [...source.matchAll(/images\/([\w/-]+\.webp)/g)].map(([, file]) => file!)
    expect(files.length, slug).toBeGreaterThan(0)
    // Parts and close crops of the screen say something of their own.
    const whole = files.flatMap((file) => drawn.get(file) ?? []).filter(({ region }) => !region)
    const screens = whole.map(({ page }) => page.replace('.html', ''))
    expect(screens, slug).not.toContain(screenOf(slug) ?? 'none')
    const figures = blocksOf(study).flatMap((block) => (block.kind === 'figure' ? [block.figure] : []))
    expect(
      figures.map(({ picture }) => picture),
      slug,
    ).not.toContain(study.cover)
  }
  for (const { slug, hero, images } of projects)
    expect(
      images.map(({ picture }) => picture),
      slug,
    ).not.toContain(hero)
})

function valuesIn(blocks: Block[]): string[] {
  return blocks.flatMap((block) => (block.kind === 'stats' ? block.stats.map(({ value }) => value) : []))
}

test('a page shows a metric once', () => {
  const pages = [
    ...studies.map((study) => ({
      slug: study.slug,
      values: [...valuesIn(blocksOf(study)), ...(study.metrics ?? []).map(({ metric }) => metric)],
      above: JSON.stringify([study.summary, study.minute]),
    })),
    ...projects.map(({ slug, overview, impact, description }) => ({
      slug,
      values: [...valuesIn(overview), ...impact.stats.map(({ value }) => value)],
      above: description,
    })),
  ]
  const twice = pages.flatMap(({ slug, values, above }) =>
    values
      .filter((value, place) => values.indexOf(value) !== place || whole(value).test(above))
      .map((value) => `${slug}: ${value}`),
  )
  expect(twice).toEqual([])
})

/** As a figure of its own: not the end of a longer number. */
function whole(value: string): RegExp {
  return new RegExp(`(?<![\\d.,])${value.replaceAll(/[+$.*]/g, '\\$&')}(?![\\d%])`)
}
