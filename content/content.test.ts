import { expect, test } from 'vitest'
import { contentStrings, contentValues } from '../build/walk-content'
import { caseStudyCards } from './case-studies/index'
import { sections } from './home'
import { slides } from './presentation'
import { concepts, designFiles, projects, studies, vibeProjects } from './testing/pages'
import { visuals } from './visuals'

const MIN_DESCRIPTION = 50
const MAX_DESCRIPTION = 160

test('a card and its case study agree', () => {
  for (const { slug, header, cover } of studies.filter(({ listed }) => listed !== false)) {
    const card = caseStudyCards.find(({ id }) => id === slug)
    expect(card, `content/case-studies/${slug}.card.ts`).toMatchObject({
      title: header.title,
      client: header.client,
      date: header.date,
      image: cover,
      caseStudyUrl: `/case-study/${slug}`,
    })
  }
})

test('every kind of work has a filter', () => {
  const work = sections.find(({ id }) => id === 'projects')
  const kinds = work?.id === 'projects' ? work.words.filters.map(({ value }) => value) : []
  for (const { id, category } of work ? caseStudyCards : [])
    expect(kinds, `content/case-studies/${id}.card.ts category`).toContain(category)
  for (const { id, category } of visuals.items)
    expect(
      visuals.filters.map(({ value }) => value),
      `content/visuals.ts ${id} category`,
    ).toContain(category)
})

test('ids and slugs are unique', () => {
  const lists = {
    'case studies': studies.map(({ slug }) => slug),
    projects: projects.map(({ slug }) => slug),
    'design files': designFiles.map(({ slug }) => slug),
    'vibe projects': vibeProjects.map(({ id }) => id),
    'AI pictures': [
      ...concepts,
      ...designFiles.flatMap((file) => (file.kind === 'gallery' ? file.images : [])),
    ].map(({ id }) => id),
    visuals: visuals.items.map(({ id }) => id),
    slides: slides.map(({ id }) => id),
  }
  for (const [name, ids] of Object.entries(lists)) expect(doubles(ids), name).toEqual([])
})

const seos = new Map(
  contentValues
    .filter(({ key }) => key === 'seo')
    .map(({ where, value }) => [value as { title: string; description: string }, where]),
)

test('every page has a title of its own', () => {
  expect(seos.size).toBeGreaterThan(5)
  expect(doubles([...seos.keys()].map(({ title }) => title))).toEqual([])
})

test('descriptions for search are 50 to 160 characters, and no two alike', () => {
  for (const [{ description }, where] of seos) {
    expect(description.length, `${where} description`).toBeGreaterThanOrEqual(MIN_DESCRIPTION)
    expect(description.length, `${where} description`).toBeLessThanOrEqual(MAX_DESCRIPTION)
  }
  expect(doubles([...seos.keys()].map(({ description }) => description))).toEqual([])
})

test('no text is filler, and none but a phone number is empty', () => {
  for (const { where, value } of contentStrings.filter(({ key }) => key !== 'phone')) {
    expect(value, where).not.toMatch(/lorem ipsum|\bTODO\b|\bTBD\b|\bFIXME\b/i)
    expect(value.trim(), where).not.toBe('')
  }
})

test('an accent is one phrase between two asterisks, and no other text has any', () => {
  const marked = contentStrings.filter(({ value }) => value.includes('*'))
  expect(marked.length).toBeGreaterThan(0)
  for (const { where, key, value } of marked) {
    expect(['heading', 'headline', 'title'], where).toContain(key)
    expect(value, where).toMatch(/^[^*]*\*[^*\s]([^*]*[^*\s])?\*[^*]*$/)
  }
})

test('no paragraph stands on two pages', () => {
  const found = new Map<string, string>()
  for (const { file, where, key, value } of contentStrings) {
    if (key !== 'text' || value.length < 80 || !/(case-studies|projects)\//.test(file)) continue
    expect(found.get(value), `${where} repeats`).toBeUndefined()
    found.set(value, where)
  }
})

function doubles(list: string[]): string[] {
  return list.filter((value, index) => list.indexOf(value) !== index)
}
