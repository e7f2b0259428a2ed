import { expect, test } from 'vitest'
import { legalPages } from './legal'

test('where visitors write by mail, no legal page speaks of a form or of stored messages', () => {
  const said = legalPages.flatMap(({ sections }) =>
    sections.flatMap(({ heading, paragraphs, withoutForm }) => {
      const shown = withoutForm ?? paragraphs
      return shown.length > 0 ? [heading, ...shown] : []
    }),
  )
  expect(said.filter((text) => /contact form|my database|hash/i.test(text))).toEqual([])
})

test('where there is no password, no legal page speaks of one', () => {
  const said = legalPages.flatMap(({ sections }) =>
    sections.flatMap(({ heading, paragraphs, withoutPassword }) => {
      const shown = withoutPassword ?? paragraphs
      return shown.length > 0 ? [heading, ...shown] : []
    }),
  )
  expect(said.filter((text) => /password/i.test(text))).toEqual([])
})
