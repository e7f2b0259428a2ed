import { expect, test } from 'vitest'
import type { FoundValue } from '../../content/walk-content.ts'
import { fieldLine } from '../field-line.ts'
import { contrastMistakes } from './contrast.ts'
import { listMistakes } from './list-rules.ts'
import { pictureMistakes } from './picture-rules.ts'
import { textMistakes } from './text-rules.ts'
import { wordMistakes } from './word-rules.ts'

const colors = {
  paper: '#faf6ee',
  bone: '#f4ecdf',
  ink: '#0e1f1b',
  'ink-soft': '#4a5a54',
  pine: '#123b33',
  'pine-deep': '#0b2721',
  vermilion: '#f4481e',
  ember: '#bf300c',
  butter: '#ffd36a',
  sky: '#9cc7e8',
  sage: '#9db8a4',
}

test('a pair of colors that is hard to read is named, with both colors and what is needed', () => {
  expect(contrastMistakes(colors)).toEqual([])
  const [mistake, ...others] = contrastMistakes({ ...colors, ember: '#f4481e' })
  expect(mistake?.where).toBe('content/theme.ts: colors ember')
  expect(mistake?.says).toMatch(
    /contrast of 3\.\d+:1 as ember on paper \(#f4481e on #faf6ee\), and text needs 4\.5:1/,
  )
  expect(others.map(({ says }) => says).join()).toContain('white on ember')
})

test('black on white has the contrast that WCAG gives it', () => {
  const [{ says } = { says: '' }] = contrastMistakes({ ...colors, ink: '#777777', paper: '#ffffff' })
  expect(says).toContain('4.48:1 as ink on paper')
})

test('a color that PDF and previews cannot read is named', () => {
  expect(contrastMistakes({ ...colors, pine: 'darkgreen' })).toEqual([
    { where: 'content/theme.ts: colors pine', says: expect.stringContaining('“darkgreen”') },
  ])
})

test('a picture that is too small or too flat is named with the size that it has and needs', () => {
  const picture = (width: number, height: number) => ({
    src: '/images/x-1.webp',
    srcSet: '',
    color: '',
    width,
    height,
    master: '/home/me/content/images/x.jpg',
  })
  const found = (key: string, width: number, height: number): FoundValue[] => [
    { file: 'content/a.ts', where: `content/a.ts: study ${key}`, key, value: picture(width, height) },
  ]
  expect(pictureMistakes(found('cover', 1600, 900))).toEqual([])
  expect(pictureMistakes(found('cover', 800, 450))[0]?.says).toContain(
    'content/images/x.jpg has 800 × 450 px, and needs 1200 px of width',
  )
  expect(pictureMistakes(found('avatar', 900, 300))[0]?.says).toContain('needs 672 to 1200 px of height')
})

test('Home has room for two dozen studies, and filters know the further ones too', () => {
  const cards = (count: number, category = 'product') =>
    Array.from({ length: count }, (_, index) => ({ id: `${category} ${index}`, category }))
  const list = (file: string, key: string, value: unknown): FoundValue => ({
    file: `content/${file}`,
    where: `content/${file}: ${key}`,
    key,
    value,
  })
  const filters = list('home.ts', 'filters', [{ value: 'product' }])
  const home = (count: number) => list('case-studies/index.ts', 'caseStudyCards', cards(count))
  const further = (category: string) => list('further-studies.ts', 'furtherCards', cards(30, category))
  expect(listMistakes([filters, home(24), further('product')])).toEqual([])
  expect(listMistakes([filters, home(25)])).toEqual([
    {
      where: 'content/case-studies/index.ts: caseStudyCards',
      says: expect.stringContaining('has 25 cards, and Home shows 24 at first'),
    },
  ])
  expect(listMistakes([filters, home(1), further('strange')])[0]?.says).toContain('“strange”')
})

test('pages need titles and descriptions of their own, and pictures a text that tells them apart', () => {
  const value = (where: string, key: string, value: unknown): FoundValue => ({
    file: 'content/a.ts',
    where: `content/a.ts: ${where} ${key}`,
    key,
    value,
  })
  const description = 'A description that is as long as search engines want one to be.'
  const mistakes = textMistakes([
    value('one', 'seo', { title: 'Work', description }),
    value('two', 'seo', { title: 'Work', description: 'Short.' }),
    value('one', 'alt', 'A lighthouse at dusk'),
    value('two', 'alt', 'A lighthouse at dusk'),
    value('three', 'alt', 'Lamp'),
  ])
  expect(mistakes.map(({ where }) => where)).toEqual([
    'content/a.ts: two seo title',
    'content/a.ts: two seo description',
    'content/a.ts: two alt',
    'content/a.ts: three alt',
  ])
})

test('entries of a list have ids of their own and a kind that a filter shows', () => {
  const items = [
    { id: 'pier', category: 'print' },
    { id: 'pier', category: 'sound' },
  ]
  const gallery = { items, filters: [{ value: 'all' }, { value: 'print' }] }
  const found = (key: string, value: unknown) => ({
    file: 'content/a.ts',
    where: `content/a.ts: ${key}`,
    key,
    value,
  })
  expect(listMistakes([found('gallery', gallery), found('items', items)]).map(({ where }) => where)).toEqual([
    'content/a.ts: items 1 id',
    'content/a.ts: gallery items 1 category',
  ])
})

test('a text that is not finished is named, and one that shows its asterisks', () => {
  const text = (key: string, value: string) => ({ file: 'content/a.ts', where: key, key, value })
  const finished = [text('heading', 'About *me*'), text('phone', ''), text('code', 'a * b')]
  expect(wordMistakes(finished)).toEqual([])
  const unfinished = [
    text('intro', ' '),
    text('lead', 'Lorem ipsum dolor'),
    text('label', 'Now *here*'),
    text('title', 'A *b* c *d*'),
  ]
  expect(wordMistakes(unfinished).map(({ where }) => where)).toEqual(['intro', 'lead', 'label', 'title'])
})

test('a field is found by its line, also through names of the same file', () => {
  const line = fieldLine('content/legal.ts', 'legalPages 1 sections 0 heading')
  expect(line).toBeGreaterThan(80)
  expect(fieldLine('content/site.ts', 'contact email')).toBe(
    (fieldLine('content/site.ts', 'contact') ?? 0) + 1,
  )
  expect(fieldLine('content/images/x.webp', '')).toBeUndefined()
})
