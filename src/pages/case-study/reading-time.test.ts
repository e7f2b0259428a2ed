import { expect, test } from 'vitest'
import type { Block, ImpactMetric } from '../../../content/types'
import { readingMinutes } from './reading-time'

const metric: ImpactMetric = { icon: 'check', metric: '1', description: 'a', detail: 'b' }

function studyWith(...challenge: Block[]) {
  return { challenge, metrics: [metric, metric, metric, metric] }
}

function words(count: number): string {
  return Array.from({ length: count }, () => 'word').join(' ')
}

test('a short text takes one minute', () => {
  expect(readingMinutes(studyWith())).toBe(1)
})

test('880 words take four minutes', () => {
  expect(readingMinutes(studyWith({ kind: 'text', text: words(880) }))).toBe(4)
})

test('every kind of block counts', () => {
  const blocks: Block[] = [
    { kind: 'quote', text: words(220), by: 'someone' },
    { kind: 'points', points: [{ title: 'one', text: words(220) }] },
    { kind: 'stats', stats: [{ value: '2', label: words(220) }] },
  ]
  expect(readingMinutes(studyWith(...blocks))).toBe(3)
})

test('words count whatever their marks, and items of lists, too', () => {
  const marked: Block[] = [
    {
      kind: 'text',
      text: ['A ', { tag: 'strong', children: ['bo', { tag: 'em', children: ['ld'] }] }, ' one.'],
    },
    { kind: 'list', ordered: false, items: [words(430), [{ tag: 'a', href: '/about', children: ['here'] }]] },
  ]
  expect(readingMinutes({ challenge: marked })).toBe(2)
  expect(readingMinutes({ challenge: [...marked, { kind: 'text', text: words(110) }] })).toBe(2)
  expect(readingMinutes({ challenge: [...marked, { kind: 'text', text: words(116) }] })).toBe(3)
})
