import { expect, test } from 'vitest'
import type { HomeSection } from '../../../content/types'
import { hasContent } from './has-content'

const words = { items: [], tabs: [], experience: [], coreSkills: [] }

test('a section without anything to show is left out; what always has words stays', () => {
  const ids = ['about', 'projects', 'resume', 'midjourney', 'vibecoding', 'embeds', 'contact']
  const empty = ids.map((id) => ({ id, words, projects: [] }) as unknown as HomeSection)
  expect(empty.filter(hasContent).map(({ id }) => id)).toEqual(['about', 'contact'])
})
