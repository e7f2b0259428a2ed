import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { contentStrings } from '../pipeline/content/walk-content'
import { withoutAccent } from '../src/components/ui/accent'
import { logos, testimonials } from './about'
import { experience } from './experience'
import { owner } from './site'
import { designFiles, projects, studies } from './testing/pages'

const OUR = 'arm behavi col endeav fav flav harb hon hum lab neighb od rum vap vig'
const RE = 'calib cent centimet fib kilomet lit lust met millimet spect theat'
const ISE =
  'anod apolog author capital categor custom digit emphas final general initial local maxim memor minim modern normal optim organ personal prior priorit real recogn special stabil standard summar synchron util visual'
const LL = 'cancel counsel dial fuel jewel label level marvel model signal travel tunnel'
const OTHERS =
  'aluminium amongst analogue analyse artefact burnt catalogue cheque cosy defence dialogue draught dreamt enquire enquiry fulfil grey greys instalment judgement kerb learnt licence manoeuvre mould offence paralyse per.cent plough practise pretence programme programmes pyjamas rota rotas sceptic storey tonne tonnes tyre whilst'
const WARDS = 'after back down on out to up'

/** Words that are spelled otherwise in America. */
const BRITISH = new RegExp(
  [
    `(${any(OUR)})our\\w*`,
    `(${any(RE)})re(s|d)?\\b`,
    `(${any(ISE)})is(e|es|ed|ing|ation|ations)\\b`,
    `(${any(LL)})l(ed|er|ers|ing)\\b`,
    `(${any(WARDS)})wards\\b`,
    `(${any(OTHERS)})\\b`,
  ]
    .map((ending) => `\\b${ending}`)
    .join('|'),
  'i',
)

function any(words: string): string {
  return words.replaceAll(' ', '|')
}

const BOARD_FOLDERS = [
  'artwork/boards',
  'artwork/evidence',
  'artwork/plates',
  'artwork/print/boards',
  'embeds',
]
const BOARD_FILES = new Set(['.html', '.js', '.ts', '.tsx'])

/** Everything that boards and embedded pages show stands in these sources. */
const boards = BOARD_FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => BOARD_FILES.has(extname(name)))
    .map((name) => ({
      where: join(folder, name),
      value: shownText(readFileSync(join(folder, name), 'utf8')),
    })),
)

/** A word may be parted by the mark-up of its letters, so the text stands there without tags, too. */
function shownText(source: string): string {
  return `${source}\n${source.replaceAll(/<[^<>]*>/g, '')}`
}

test('words are spelled as in America, on the pages and in the pictures', () => {
  expect(boards.length).toBeGreaterThan(100)
  for (const word of ['Colours', 'harbourmaster', 'summarised', 'generalisation', 'metres', 'grey'])
    expect(word).toMatch(BRITISH)
  expect(found([...contentStrings, ...boards], [BRITISH])).toEqual([])
})

test('email and machine learning are written one way', () => {
  expect(found([...contentStrings, ...boards], [/\be-mail/i, /machine-learning/i])).toEqual([])
})

test('nobody who gives a testimonial appears in a mock-up', () => {
  const names = testimonials.items.flatMap(({ name }) => name.split(' '))
  const pages = contentStrings.filter(({ file }) =>
    /content\/(case-studies|design-files|projects)\//.test(file),
  )
  expect(names.length).toBeGreaterThan(0)
  expect(
    found(
      [...boards, ...pages],
      names.map((name) => new RegExp(`\\b${name}\\b`, 'i')),
    ),
  ).toEqual([])
})

test('titles of pages of one kind have one form', () => {
  for (const { slug, header, seo } of studies) expect(seo.title, slug).toBe(`${header.title}: case study`)
  for (const { slug, title, seo } of projects) expect(seo.title, slug).toBe(`${title}: project`)
  for (const { slug, title, kind, seo } of designFiles)
    expect(seo.title, slug).toBe(`${withoutAccent(title)}: ${kind === 'gallery' ? 'gallery' : 'design file'}`)
})

test('the projects carry the names of the specification', () => {
  expect(Object.fromEntries(projects.map(({ slug, title }) => [slug, title]))).toEqual({
    'accessibility-guide': 'Accessibility Guide',
    'reubens-brews': 'Reuben’s Brews',
    'office-365-support': 'Office 365 Support',
    'shoxs-brand': 'SHOXS',
    'bing-maps-enterprise': 'Bing Maps Enterprise',
    'vortex-style-guide': 'Vortex Style Guide',
  })
})

test('the owner is a senior product designer whose present post is lead', () => {
  expect(owner.role).toBe('Senior Product Designer')
  expect(experience[0]?.title).toBe('Lead Product Designer')
  for (const { where, value } of contentStrings.filter(({ value }) => /product designer/i.test(value)))
    expect(value, where).not.toMatch(/lead product designer(?! & Developer$).|.lead product designer/i)
})

test('the client of every case study stands in the strip of logos', () => {
  const clients = studies.map(({ header }) => header.client).filter((client) => client !== 'Personal project')
  expect(logos.items.map(({ name }) => name)).toEqual(expect.arrayContaining(clients))
})

test('team members are listed in sentence case', () => {
  for (const { slug, header } of studies)
    for (const member of header.team.filter((member) => member !== owner.name))
      expect(member.replaceAll(/\b[A-Z]{2,}\b/g, 'Xx'), slug).toMatch(/^[A-Z][^A-Z-]*(-[^A-Z]+)?$/)
})

function found(texts: { where: string; value: string }[], patterns: RegExp[]): string[] {
  return texts.flatMap(({ where, value }) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(value)
      return match ? [`${where}: ${value.slice(match.index, match.index + 40)}`] : []
    }),
  )
}
