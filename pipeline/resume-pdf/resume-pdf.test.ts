import { beforeAll, expect, test } from 'vitest'
import { resume } from '../../content/resume.ts'
import { contact, owner, socialLinks } from '../../content/site.ts'
import { isLink } from '../../src/components/is-link.ts'
import { pdfPageTexts } from '../testing/read-pdf.ts'
import { makeResumePdf } from './resume-pdf.ts'

const ORIGIN = 'https://portfolio.example.com'
let pdf: Buffer
let pages: string[]
let text: string

beforeAll(async () => {
  pdf = await makeResumePdf(ORIGIN)
  pages = pdfPageTexts(pdf)
  text = pages.join('\n').replaceAll(/\s+/g, ' ')
})

test('the resume has one page or two', () => {
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.length, 'content/resume.ts holds more than two pages take').toBeLessThanOrEqual(2)
})

test('its text can be copied: name, contact and summary', () => {
  for (const fact of [owner.name, contact.email, contact.phone, contact.location, resume.summaryLine])
    expect(text).toContain(fact)
})

test('every role stands in it with dates, place and all its highlights', () => {
  for (const { title, company, duration, location, highlights } of resume.experience) {
    for (const fact of [`${title}, ${company}`, duration, location, ...highlights])
      expect(text).toContain(fact)
  }
})

test('skills, contracts and education stand in it', () => {
  for (const { name, skills } of resume.skillGroups) expect(text).toContain(`${name} ${skills.join(', ')}`)
  for (const { title } of resume.contracts.points) expect(text).toContain(title)
  if (resume.education) expect(text).toContain(resume.education.school)
})

test('links are live', () => {
  const source = pdf.toString('latin1')
  const social = socialLinks.map(({ url }) => url).filter(isLink)
  for (const link of [`mailto:${contact.email}`, ORIGIN, ...social.slice(0, 1)])
    expect(source).toContain(`/URI (${link})`)
})

test('the file is tagged and names its language and title', () => {
  const source = pdf.toString('latin1')
  for (const mark of [
    '/StructTreeRoot',
    '/Marked true',
    '/Lang (en-US)',
    '/DisplayDocTitle true',
    'pdfuaid:part',
    '/S /H1',
    '/S /Figure',
  ]) {
    expect(source).toContain(mark)
  }
})

test('the same content gives the same bytes', async () => {
  expect((await makeResumePdf(ORIGIN)).equals(pdf)).toBe(true)
})
