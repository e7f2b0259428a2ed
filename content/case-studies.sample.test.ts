import { expect, test } from 'vitest'
import { nextStudy } from '../src/pages/case-study/next-study'
import { nextFile } from '../src/pages/design-file/next-file'
import { caseStudyCards } from './case-studies/index'
import { designFiles, projects, studies } from './testing/pages'

/** The specification's table. */
const TABLE: Record<string, { facts: object; next: string }> = {
  'trace-flow-map': {
    facts: { date: 'August 2024', duration: '6 months', role: 'Lead Product Designer' },
    next: '/case-study/support-experience',
  },
  'support-experience': {
    facts: { title: 'Support Experience Redesign', duration: '8 months' },
    next: '/case-study/azure-maps',
  },
  'azure-maps': {
    facts: {
      title: 'Azure Maps Platform',
      date: 'August 2024',
      duration: '6 months',
      role: 'Lead Product Designer & Developer',
    },
    next: '/case-study/unified-tracing',
  },
  'unified-tracing': {
    facts: { date: 'April 2024', duration: '6 months', role: 'Lead Product Designer' },
    next: '/case-study/adaptive-email',
  },
  'adaptive-email': {
    facts: { date: 'April 2022', duration: '6 months', role: 'Lead UX Designer' },
    next: '/case-study/ai-creative-exploration',
  },
  'ai-creative-exploration': {
    facts: {
      date: '2024',
      duration: expect.stringMatching(/^ongoing$/i),
      role: expect.stringMatching(/^solo\b/i),
    },
    next: '/case-study/ht-design-system',
  },
  'ht-design-system': { facts: { date: 'March 2017', duration: '4 months' }, next: '/case-study/teams-app' },
  'teams-app': { facts: { duration: '8 months' }, next: '/#vibecoding' },
}

/** The specification's figures; it doesn't say which of the first eight belongs to which of the two studies. */
const FIGURES = [
  {
    slugs: ['trace-flow-map', 'support-experience'],
    figures: ['75%', '40%', '500+', '99.9%', '45%', '60%', '80%', '35%'],
  },
  { slugs: ['unified-tracing'], figures: ['70%', '50%', '85%', '40%'] },
  { slugs: ['adaptive-email'], figures: ['78%', '65%', '2.3M+', '92%'] },
  { slugs: ['ai-creative-exploration'], figures: ['200+', '85%', '50+', '300%'] },
  { slugs: ['ht-design-system'], figures: ['85%', '70%', '100%', '50+'] },
  { slugs: ['teams-app'], figures: ['75%', '89%', '10K+', '95%'] },
]

const file = (slug: string) => `content/case-studies/${slug}.ts`
const metricsOf = (slug: string) =>
  studies.find((study) => study.slug === slug)?.metrics?.map(({ metric }) => metric) ?? []

test('the case studies keep the order of their Next Project chain', () => {
  expect(caseStudyCards.map(({ id }) => id)).toEqual(Object.keys(TABLE))
})

test('each case study has its header facts and its Next Project', () => {
  for (const study of studies) {
    const { slug, header } = study
    expect(header, `${file(slug)} header`).toMatchObject(TABLE[slug]!.facts)
    expect(nextStudy(study, caseStudyCards)?.href, `${file(slug)} next`).toBe(TABLE[slug]!.next)
    for (const list of [header.team, header.technologies])
      expect(list.length, `${file(slug)} header`).toBeGreaterThan(0)
  }
})

test('each case study has four metrics with the specified figures', () => {
  for (const { slug, metrics } of studies) expect(metrics?.length, `${file(slug)} metrics`).toBe(4)
  for (const { slugs, figures } of FIGURES) {
    expect(slugs.flatMap(metricsOf).sort(), `${slugs.map(file)} metrics`).toEqual(figures.toSorted())
  }
})

test('the research claims are told', () => {
  const text = JSON.stringify(studies)
  const teamsApp = JSON.stringify(studies.find(({ slug }) => slug === 'teams-app')?.challenge)
  expect(teamsApp).toContain('73%')
  expect(teamsApp).toContain('5+ apps')
  expect(text).toMatch(/15\+[^{}]*email clients/)
  expect(text).toMatch(/30\+[^{}]*interviews/)
})

test('the call to action leads to the contact page', () => {
  for (const { slug, callToAction } of studies) {
    const label = slug === 'ai-creative-exploration' ? 'Start Creating' : 'Get in touch'
    expect(callToAction, `${file(slug)} callToAction`).toMatchObject({ label, href: '/contact' })
  }
})

test('the first two case studies link to a live page and their design file', () => {
  for (const slug of ['trace-flow-map', 'support-experience']) {
    const study = studies.find((one) => one.slug === slug)
    expect(study?.designFileHref, `${file(slug)} designFileHref`).toBe(`/figma/${slug}`)
    expect(study?.externalLink?.url, `${file(slug)} externalLink`).toMatch(/^https:/)
  }
})

test('at least three figures stand in each case study, two to four on each project page', () => {
  for (const { slug, challenge, solution, process, enterpriseValue } of studies) {
    const figures = [challenge, solution, process, enterpriseValue]
      .flatMap((blocks = []) => blocks)
      .filter(({ kind }) => kind === 'figure')
    expect(figures.length, file(slug)).toBeGreaterThanOrEqual(3)
  }
  for (const { slug, images } of projects) {
    expect(images.length, `content/projects/${slug}.ts images`).toBeGreaterThanOrEqual(2)
    expect(images.length, `content/projects/${slug}.ts images`).toBeLessThanOrEqual(4)
  }
})

test('design files follow each other in the order of the case studies', () => {
  const slugs = Object.keys(TABLE)
  for (const file of designFiles) {
    const { slug, caseStudyHref } = file
    const next = slugs[slugs.indexOf(slug) + 1]
    expect(
      { caseStudyHref, nextHref: nextFile(file, slugs, slugs) },
      `content/design-files/${slug}.ts`,
    ).toEqual({
      caseStudyHref: `/case-study/${slug}`,
      nextHref: next ? `/figma/${next}` : '/#vibecoding',
    })
  }
  expect(designFiles.filter((one) => one.kind === 'frame' && one.lazy).length).toBe(1)
})

test('the projects state their results', () => {
  const impact = (slug: string) => JSON.stringify(projects.find((project) => project.slug === slug)?.impact)
  expect(impact('office-365-support')).toContain('26%')
  expect(impact('bing-maps-enterprise')).toContain('+22%')
  expect(impact('bing-maps-enterprise')).toContain('+17%')
  expect(projects.find(({ slug }) => slug === 'shoxs-brand')?.externalLink?.label).toBe('Visit Website')
})
