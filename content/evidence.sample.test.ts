import { expect, test } from 'vitest'
import { study as flowMap } from './case-studies/trace-flow-map'
import { facts } from './facts'
import { firstRound } from './incident'
import { projects, studies } from './testing/pages'
import type { Block, CaseStudy } from './types'

const HINDSIGHT = 'What I would do differently'

const blocksOf = ({ challenge = [], solution = [], process = [], enterpriseValue = [] }: CaseStudy) => [
  challenge,
  solution,
  process,
  enterpriseValue,
]

function pieces(blocks: Block[]) {
  return blocks.filter(({ kind }) => kind === 'evidence' || kind === 'comparison')
}

test('every study and project shows something that was there before or was thrown away', () => {
  for (const study of studies)
    expect(pieces(blocksOf(study).flat()).length, study.slug).toBeGreaterThanOrEqual(1)
  for (const { slug, overview } of projects) expect(pieces(overview).length, slug).toBeGreaterThanOrEqual(1)
})

test('a piece of evidence stands after the paragraph that tells of it', () => {
  const parts = [...studies.flatMap(blocksOf), ...projects.map(({ overview }) => overview)]
  for (const blocks of parts)
    for (const piece of pieces(blocks))
      expect(blocks[blocks.indexOf(piece) - 1]?.kind, JSON.stringify(piece)).toMatch(/^(text|stats)$/)
})

test('the two pictures of a comparison have one size', () => {
  for (const block of [...studies.flatMap(blocksOf), ...projects.map(({ overview }) => overview)].flat()) {
    if (block.kind !== 'comparison') continue
    for (const size of ['picture', 'phone'] as const) {
      const [before, after] = [block.before[size], block.after[size]]
      expect([after?.width, after?.height], block.caption).toEqual([before?.width, before?.height])
    }
  }
})

function notes(study: CaseStudy, title: string) {
  return blocksOf(study)
    .flat()
    .filter((block) => block.kind === 'note' && block.title === title)
}

test('every study ends with what its author would do differently', () => {
  for (const study of studies) expect(notes(study, HINDSIGHT).length, study.slug).toBe(1)
})

test('two of the Spanwell studies tell of the people who were led, and their teams hold them', () => {
  const spanwell = studies.filter(({ header }) => header.client === 'Spanwell')
  expect(spanwell.filter((study) => notes(study, 'Leading the team').length === 1)).toHaveLength(2)
  const designers = spanwell.flatMap(({ header }) =>
    header.team.filter((one) => /product designers?$/i.test(one)),
  )
  const count = designers.reduce((sum, one) => sum + (one.startsWith('Two') ? 2 : 1), 0)
  expect(count).toBe(Number(facts.designersLed.value))
})

test('the first round of replays says what the study says of it', () => {
  for (const { each, median } of Object.values(firstRound)) {
    const [low, high] = [each.length / 2 - 1, each.length / 2].map(
      (place) => each.toSorted((a, b) => a - b)[place]!,
    )
    expect((low! + high!) / 2).toBe(median)
  }
  const told = JSON.stringify(flowMap.process)
  expect(told).toContain(`${firstRound.charts.median} minutes with the old charts`)
  expect(firstRound.dots.median).toBeGreaterThan(firstRound.charts.median)
})
