import { expect, test } from 'vitest'
import type { PortfolioProject } from '../../../content/types'
import { nextStudy } from './next-study'

const card = (name: string, caseStudyUrl = `/case-study/${name}`) =>
  ({ title: name, caseStudyUrl, image: { src: name } }) as PortfolioProject
const cards = [card('one'), card('veiled', '/contact'), card('two')]
const after = (slug: string, of = cards) => nextStudy({ slug }, of)?.href

test('a study leads to the next one that has a page, the last one to the first', () => {
  expect(after('one')).toBe('/case-study/two')
  expect(after('two')).toBe('/case-study/one')
})

test('a study that is on no list leads to the first; the only one leads nowhere', () => {
  expect(after('unlisted')).toBe('/case-study/one')
  expect(after('one', [card('one')])).toBeUndefined()
  expect(after('one', [])).toBeUndefined()
})

test('a study may lead elsewhere', () => {
  const next = { title: 'Projects', href: '/#vibecoding', picture: card('one').image }
  expect(nextStudy({ slug: 'one', next }, cards)).toBe(next)
})
