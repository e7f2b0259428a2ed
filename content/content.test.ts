import { expect, test } from 'vitest'
import { contentStrings, contentValues } from '../build/walk-content'
import { aboutCard, callToAction, logos, manifesto, testimonials } from './about'
import { caseStudyCards } from './case-studies/index'
import { about, concepts, featuredWork, interactive, resumeSection } from './home'
import { legalPages } from './legal'
import { slides } from './presentation'
import { experience, resume } from './resume'
import { countWords, designFiles, projects, studies } from './testing/pages'
import { vibeProjects } from './vibe-projects'
import { visuals } from './visuals'

const MIN_DESCRIPTION = 50
const MAX_DESCRIPTION = 160

test('there is as much of everything as the specification says', () => {
  expect({
    featuredProjects: caseStudyCards.length,
    caseStudies: studies.length,
    projects: projects.length,
    designFiles: designFiles.length,
    aiGallery: designFiles.flatMap((file) => (file.kind === 'gallery' ? file.images : [])).length,
    aiConcepts: concepts.items.length,
    vibeProjects: vibeProjects.length,
    featuredVibeProjects: vibeProjects.filter(({ featured }) => featured).length,
    coreSkills: resumeSection.coreSkills.length,
    expertise: about.expertise.length,
    tabs: interactive.tabs.length,
    testimonials: testimonials.items.length,
    manifesto: manifesto.items.length,
    logos: logos.items.length,
    uiUxItems: visuals.items.filter(({ category }) => category === 'UI/UX').length,
    visualDesignItems: visuals.items.filter(({ category }) => category === 'Visual Design').length,
    roles: experience.length,
    skillGroups: resume.skillGroups.length,
    highlights: resume.highlights.length,
    vibeCodingPoints: resume.vibeCoding.points.length,
    slides: slides.length,
    legalPages: legalPages.length,
  }).toEqual({
    featuredProjects: 8,
    caseStudies: 8,
    projects: 6,
    designFiles: 8,
    aiGallery: 9,
    aiConcepts: 8,
    vibeProjects: 8,
    featuredVibeProjects: 2,
    coreSkills: 12,
    expertise: 4,
    tabs: 3,
    testimonials: 4,
    manifesto: 7,
    logos: 6,
    uiUxItems: 10,
    visualDesignItems: 10,
    roles: 4,
    skillGroups: 6,
    highlights: 4,
    vibeCodingPoints: 3,
    slides: 9,
    legalPages: 3,
  })
})

test('the six skills carry their percentages', () => {
  expect(about.skills).toEqual([
    { name: 'Product Design & Strategy', proficiency: 95 },
    { name: 'AI-Driven Interface Design', proficiency: 92 },
    { name: 'Design Systems & Tokens', proficiency: 90 },
    { name: 'Cross-functional Leadership', proficiency: 88 },
    { name: 'Prototyping & User Testing', proficiency: 85 },
    { name: 'Accessibility & Inclusive Design', proficiency: 90 },
  ])
})

test('filters, expertise and roles are named as specified', () => {
  expect(featuredWork.filters.map(({ label }) => label)).toEqual([
    'All Projects',
    'Product Design',
    'AI Platforms',
    'Design Systems',
    'AI Creative',
  ])
  expect(visuals.filters.map(({ label }) => label)).toEqual(['All Work', 'UI/UX', 'Visual Design'])
  expect(about.expertise.map(({ title }) => title)).toEqual([
    'Enterprise Design Systems',
    'Observability Platforms',
    'Accessibility Leadership',
    'AI Integration',
  ])
  expect(about.currentRole).toMatchObject({ title: 'Lead Product Designer', period: '2022-Present' })
  expect(about.previousRole).toMatchObject({ title: 'Product Designer II', period: '2016-2021' })
  expect(callToAction).toMatchObject({ contactLabel: 'Get in Touch', contactHref: '/#contact' })
  expect(aboutCard.paragraphs.length).toBeGreaterThan(0)
})

test('every filter of Featured Work finds a project', () => {
  for (const { value } of featuredWork.filters) {
    const found = caseStudyCards.filter(({ category }) => value === 'all' || category === value)
    expect(found.length, `content/home.ts: filter ${value}`).toBeGreaterThan(0)
  }
})

test('ids and slugs are unique', () => {
  const lists = {
    'case studies': studies.map(({ slug }) => slug),
    projects: projects.map(({ slug }) => slug),
    'design files': designFiles.map(({ slug }) => slug),
    'vibe projects': vibeProjects.map(({ id }) => id),
    'AI pictures': [
      ...concepts.items,
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
  expect(seos.size).toBeGreaterThan(30)
  expect(doubles([...seos.keys()].map(({ title }) => title))).toEqual([])
})

test('descriptions for search are 50 to 160 characters, and no two alike', () => {
  for (const [{ description }, where] of seos) {
    expect(description.length, `${where} description`).toBeGreaterThanOrEqual(MIN_DESCRIPTION)
    expect(description.length, `${where} description`).toBeLessThanOrEqual(MAX_DESCRIPTION)
  }
  expect(doubles([...seos.keys()].map(({ description }) => description))).toEqual([])
})

test('a case study takes 600 to 1,000 words, a project 300 to 500', () => {
  for (const { slug, summary, minute, challenge, solution, metrics, process, enterpriseValue } of studies) {
    const words = countWords(summary, minute, challenge, solution, metrics, process, enterpriseValue)
    expect(words, `content/case-studies/${slug}.ts`).toBeGreaterThanOrEqual(600)
    expect(words, `content/case-studies/${slug}.ts`).toBeLessThanOrEqual(1000)
  }
  for (const { slug, description, overview, features, insights, images, impact } of projects) {
    const words = countWords(description, overview, features, insights, images, impact)
    expect(words, `content/projects/${slug}.ts`).toBeGreaterThanOrEqual(300)
    expect(words, `content/projects/${slug}.ts`).toBeLessThanOrEqual(500)
  }
})

test('no text is filler, and none but a phone number is empty', () => {
  for (const { where, value } of contentStrings.filter(({ key }) => key !== 'phone')) {
    expect(value, where).not.toMatch(/lorem ipsum|\bTODO\b|\bTBD\b|\bFIXME\b/i)
    expect(value.trim(), where).not.toBe('')
  }
})

test('an accent is one phrase between two asterisks, and no other text has any', () => {
  const marked = contentStrings.filter(({ value }) => value.includes('*'))
  expect(marked.length).toBeGreaterThan(20)
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
