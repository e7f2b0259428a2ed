import { expect, test } from 'vitest'
import { studySections } from './sections'

const text = [{ kind: 'text' as const, text: 'A sentence.' }]

test('a study has the sections that it fills, in reading order', () => {
  const metrics = [{ icon: 'check' as const, metric: '9', description: 'days', detail: 'Counted.' }]
  expect(studySections({ process: text, challenge: text }).map(({ id }) => id)).toEqual([
    'challenge',
    'design-process',
  ])
  expect(studySections({ metrics, solution: [], enterpriseValue: text }).map(({ id }) => id)).toEqual([
    'measurable-impact',
    'enterprise-value',
  ])
  expect(studySections({})).toEqual([])
})
