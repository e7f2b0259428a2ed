import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { contactSection } from '../../content/contact-section.ts'
import { resume, seo } from '../../content/resume.ts'
import { contact, navigation, owner, socialLinks } from '../../content/site.ts'
import { isLink } from '../../src/components/is-link.ts'
import { phoneHref } from '../../src/components/phone-href.ts'
import { printFonts } from '../fonts/print-fonts.ts'
import { logoPicture } from '../host-files/logo.ts'
import { registerFonts } from './resume-fonts.ts'
import { type ContactFact, highlights, titleBlock } from './resume-header.ts'
import { notes, profile, role, section, skills } from './resume-sections.ts'
import { ResumeSheet } from './resume-sheet.ts'
import { INK, PAGE } from './resume-styles.ts'
import { drawTimeline } from './resume-timeline.ts'
import { Typesetter } from './typesetter.ts'

/** The mark's height, sharp also in print. */
const MARK_PIXELS = 256
/** Two rows of three. */
const CONTACT_FACTS = 6
/** The date is part of the file; a fixed one gives the same bytes for the same content, so that caches hold. */
const CREATED = new Date('2025-01-01T00:00:00Z')

/** The resume as real, tagged text on one or two pages of US Letter. */
export async function makeResumePdf(origin: string): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    // @types/pdfkit 0.17.6 knows the older standards only.
    subset: 'PDF/UA' as 'PDF/A-2a',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    info: { Title: seo.title, Author: owner.name, Subject: seo.description, CreationDate: CREATED },
  })
  const typesetter = new Typesetter(doc, await registerFonts(doc, printFonts))
  fill(new ResumeSheet(doc, owner.name, typesetter), origin, await logoPicture(MARK_PIXELS, INK))
  doc.end()
  return buffer(doc)
}

function fill(sheet: ResumeSheet, origin: string, mark: Buffer): void {
  titleBlock(sheet, resume, contactFacts(origin), mark)
  sheet.y += 26
  if (resume.experience.length > 0) drawTimeline(sheet, resume.experience, resume.timeline)
  sheet.y += 28
  if (resume.highlights.length > 0) highlights(sheet, resume.highlights)
  const { professionalSummary, contracts, education } = resume
  if (professionalSummary.paragraphs.length > 0)
    section(sheet, professionalSummary.heading, () => profile(sheet, professionalSummary.paragraphs))
  resume.experience.forEach((entry, index) => {
    sheet.together(() => role(sheet, entry, index === 0 ? resume.experienceHeading : undefined))
  })
  if (contracts.points.length > 0) section(sheet, contracts.heading, () => notes(sheet, contracts.points))
  if (resume.skillGroups.length > 0)
    section(sheet, resume.skillsHeading, () => skills(sheet, resume.skillGroups))
  if (education)
    section(sheet, education.heading, () =>
      notes(sheet, [{ title: education.title, text: `${education.school}, ${education.duration}` }]),
    )
  sheet.end()
}

function contactFacts(origin: string): ContactFact[] {
  const { email, phone, location } = contactSection.detailLabels
  const home = navigation.find(({ href }) => href === '/')
  const dial = phoneHref(contact.phone)
  return [
    { label: email, text: contact.email, link: `mailto:${contact.email}` },
    ...(dial ? [{ label: phone, text: contact.phone, link: dial }] : []),
    { label: location, text: contact.location },
    { label: home?.name ?? '', text: withoutProtocol(origin), link: origin },
    ...socialLinks
      .filter(({ url }) => isLink(url))
      .map(({ name, url }) => ({ label: name, text: withoutProtocol(url), link: url })),
  ].slice(0, CONTACT_FACTS)
}

function withoutProtocol(url: string): string {
  return url.replace(/^https?:\/\//, '')
}
