import { expect, test } from 'vitest'
import { contentStrings } from '../pipeline/content/walk-content'
import { aboutCard, callToAction, logos, manifesto, testimonials } from './about'
import { caseStudyCards } from './case-studies/index'
import { experience } from './experience'
import { about, concepts, featuredWork, interactive, resumeSection, sections } from './home'
import { legalPages } from './legal'
import { slides } from './presentation'
import { resume } from './resume'
import { countWords, designFiles, projects, studies } from './testing/pages'
import { vibeProjects } from './vibe-projects'
import { visuals } from './visuals'

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
  expect(about.roles).toEqual([
    { label: 'Current Role', title: 'Lead Product Designer', period: '2022-Present' },
    { label: 'Previous', title: 'Product Designer II', period: '2016-2021' },
  ])
  expect(callToAction).toMatchObject({ contactLabel: 'Get in Touch', contactHref: '/#contact' })
  expect(aboutCard.paragraphs.length).toBeGreaterThan(0)
})

test('Home has its sections in the order of the specification', () => {
  expect(sections.map(({ id }) => id)).toEqual([
    'projects',
    'about',
    'resume',
    'midjourney',
    'vibecoding',
    'embeds',
    'contact',
  ])
})

test('every filter of Featured Work finds a project', () => {
  for (const { value } of featuredWork.filters) {
    const found = caseStudyCards.filter(({ category }) => value === 'all' || category === value)
    expect(found.length, `content/home.ts: filter ${value}`).toBeGreaterThan(0)
  }
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

test('the sample owner uses reserved addresses and numbers only', () => {
  for (const { where, value } of contentStrings) {
    for (const [address] of value.matchAll(/https?:\/\/[^\s'"]+/g)) {
      expect(new URL(address).hostname, where).toMatch(/(^|\.)example\.com$/)
    }
    for (const [address] of value.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g))
      expect(address, where).toMatch(/@example\.com$/)
    for (const [phone] of value.matchAll(/\(\d{3}\) \d{3}-\d{4}/g))
      expect(phone, where).toMatch(/555-01\d\d$/)
  }
})

test("the brewery's pictures have the proportions of 800x400 and 800x600", () => {
  const brewery = projects.find(({ slug }) => slug === 'reubens-brews')!
  expect(brewery.hero.width / brewery.hero.height).toBe(2)
  for (const { picture, caption } of brewery.images)
    expect(picture.width / picture.height, caption).toBeCloseTo(4 / 3)
})
