import { expect, test } from 'vitest'
import { testimonials } from './about'
import { caseStudyCards } from './case-studies/index'
import { experience } from './experience'
import { about, concepts } from './home'
import { slides } from './presentation'
import { navigation, resumeDownload, socialLinks } from './site'
import { studies } from './testing/pages'
import { vibeProjects } from './vibe-projects'
import { visuals } from './visuals'

/** Fields that each of the specification's entities has, beside what ours have more. */
test.each<[string, object[], string]>([
  ['navigation link', navigation, 'name, href'],
  ['social link', socialLinks, 'name, url, icon'],
  ['resume download', [resumeDownload], 'filename, path'],
  ['skill', about.skills, 'name, proficiency'],
  [
    'portfolio project',
    caseStudyCards,
    'id, title, description, image, category, technologies, impact, caseStudyUrl, client, date',
  ],
  [
    'experience entry',
    experience,
    'title, company, duration, description, highlight, location, highlights, products',
  ],
  ['AI concept', concepts.items, 'id, title, category, description, image, prompt, tags'],
  ['vibe project', vibeProjects, 'id, title, description, image, technologies, liveUrl, githubUrl, featured'],
  ['visual item', visuals.items, 'id, title, category, image, description'],
  ['testimonial', testimonials.items, 'quote, name, title, company, avatar, linkedinUrl'],
  [
    'case study header',
    studies.map(({ header }) => header),
    'title, client, date, duration, role, team, technologies',
  ],
  ['impact metric', studies.flatMap(({ metrics = [] }) => metrics), 'icon, metric, description, detail'],
  ['slide', slides, 'id, title, subtitle, content'],
])('%s: each has its fields', (_, entries, fields) => {
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries)
    for (const field of fields.split(', ')) expect(entry).toHaveProperty(field, expect.anything())
})

test('projects, AI concepts and visual items are of the specified categories', () => {
  const kinds = (entries: { category: string }[]) => [...new Set(entries.map(({ category }) => category))]
  expect(kinds(caseStudyCards).sort()).toEqual(['ai-creative', 'ai-platform', 'design-system', 'product'])
  expect(kinds(concepts.items)).toEqual(['illustrations'])
  expect(kinds(visuals.items).sort()).toEqual(['UI/UX', 'Visual Design'])
})
