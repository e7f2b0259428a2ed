import type { Point, ResumeEntry, SkillGroup, Stat } from '../content/types.ts'
import { EMBER, INK, PAGE, PINE, type ResumeSheet, SOFT, type TextStyle, VERMILION } from './resume-sheet.ts'

const NAME: TextStyle = { font: 'display', size: 46, color: INK, leading: 48, tracking: -1 }
const LEAD: TextStyle = { font: 'serif', size: 14.25, color: SOFT, leading: 18 }
const FIGURE: TextStyle = { font: 'display', size: 25, color: PINE, leading: 29, tracking: -0.5 }
const HEADING: TextStyle = { font: 'display', size: 10.5, color: INK, leading: 13, tracking: -0.05 }
const TITLE: TextStyle = { font: 'strong', size: 10, color: INK, leading: 14 }
const NOTE_TITLE: TextStyle = { font: 'strong', size: 9, color: INK, leading: 12.75 }
const BODY: TextStyle = { font: 'text', size: 9, color: INK, leading: 12.75 }
const SMALL: TextStyle = { font: 'text', size: 8, color: SOFT, leading: 11 }
const MONO: TextStyle = { font: 'mono', size: 7.25, color: SOFT, leading: 12 }

/** Headings, dates and places stand left; what is read stands right. */
const ASIDE = { x: PAGE.left, width: 98 }
const MAIN = { x: 164, width: PAGE.right - 164 }
/** From the span of a heading to its words. */
const HEADING_TOP = 9
const NOTE_X = MAIN.x + 128
const COLUMN_GAP = 15
const BULLET = { width: 7, height: 2.5, indent: 14 }

export interface ContactFact {
  label: string
  text: string
  link?: string
}

export function titleBlock(sheet: ResumeSheet, { title, summaryLine }: { title: string; summaryLine: string }, facts: ContactFact[]): void {
  mark(sheet)
  sheet.text('H1', title, NAME, { x: PAGE.left - 2, width: 400 })
  sheet.y += 6
  sheet.text('P', summaryLine, LEAD, { x: PAGE.left, width: PAGE.right - PAGE.left })
  sheet.y += 18
  const columns = grid(3)
  for (let row = 0; row < facts.length; row += columns.length) {
    sheet.sideBySide(
      ...facts.slice(row, row + columns.length).map(({ label, text, link }, index) => () => {
        sheet.text('P', label, MONO, columns[index]!)
        sheet.text('P', text, { ...BODY, color: link ? EMBER : INK }, { ...columns[index]!, ...(link && { link }) })
      }),
    )
    sheet.y += 6
  }
}

/** The site's mark, in the upper right corner. */
function mark(sheet: ResumeSheet): void {
  const [x, y] = [PAGE.right - 31, PAGE.top + 12]
  sheet.bar(x, y, 21, 4, INK)
  sheet.bar(x + 5, y + 7, 23, 4, INK)
  sheet.bar(x + 9, y + 14, 14, 4, INK)
  sheet.bar(x + 2, y + 21, 12, 4, VERMILION)
}

export function highlights(sheet: ResumeSheet, stats: (Stat & { text: string })[]): void {
  const columns = grid(stats.length)
  sheet.sideBySide(
    ...stats.map(({ value, label, text }, index) => () => {
      sheet.text('P', value, FIGURE, columns[index]!)
      sheet.text('P', label, { ...SMALL, font: 'strong', color: INK }, columns[index]!)
      sheet.text('P', text, SMALL, columns[index]!)
    }),
  )
}

function grid(count: number) {
  const width = (PAGE.right - PAGE.left - COLUMN_GAP * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => ({ x: PAGE.left + index * (width + COLUMN_GAP), width }))
}

/** The heading beside what it heads, never parted. */
export function section(sheet: ResumeSheet, title: string, fill: () => void): void {
  sheet.together(() => {
    gap(sheet, 22)
    sheet.sideBySide(
      () => heading(sheet, title),
      () => {
        sheet.y += HEADING_TOP
        fill()
      },
    )
  })
}

/** A short span over the words. */
function heading(sheet: ResumeSheet, text: string): void {
  sheet.bar(ASIDE.x, sheet.y, 18, 3, VERMILION)
  sheet.y += HEADING_TOP
  sheet.text('H2', text, HEADING, ASIDE)
  sheet.y += 5
}

/** A page begins without one. */
function gap(sheet: ResumeSheet, height: number): void {
  if (sheet.y > PAGE.top) sheet.y += height
}

export function profile(sheet: ResumeSheet, paragraphs: string[]): void {
  paragraphs.forEach((paragraph, index) => {
    if (index) sheet.y += 5
    sheet.text('P', paragraph, BODY, MAIN)
  })
}

/** A role with its dates; the first carries the heading of them all. */
export function role(sheet: ResumeSheet, entry: ResumeEntry, title?: string): void {
  gap(sheet, title ? 22 : 15)
  sheet.sideBySide(
    () => {
      if (title) heading(sheet, title)
      sheet.text('P', entry.duration, { ...MONO, color: INK, leading: 14 }, ASIDE)
      sheet.text('P', entry.location, MONO, ASIDE)
    },
    () => {
      sheet.y += title ? HEADING_TOP : 0
      sheet.text('H3', `${entry.title}, ${entry.company}`, TITLE, MAIN)
      sheet.text('P', entry.description, BODY, MAIN)
      sheet.y += 4
      sheet.group('L', {}, () => entry.highlights.forEach((highlight) => bullet(sheet, highlight)))
      sheet.y += 2
      sheet.text('P', entry.products.join(', '), MONO, MAIN)
    },
  )
}

function bullet(sheet: ResumeSheet, text: string): void {
  sheet.bar(MAIN.x, sheet.y + 5.2, BULLET.width, BULLET.height, VERMILION)
  const place = { x: MAIN.x + BULLET.indent, width: MAIN.width - BULLET.indent }
  sheet.group('LI', {}, () => sheet.text('LBody', text, BODY, place))
  sheet.y += 2.5
}

/** Short entries: a name, and beside it what it stands for. */
export function notes(sheet: ResumeSheet, points: Point[]): void {
  points.forEach(({ title, text }, index) => {
    if (index) sheet.y += 3
    sheet.sideBySide(
      () => sheet.text('H3', title, NOTE_TITLE, { x: MAIN.x, width: NOTE_X - MAIN.x }),
      () => sheet.text('P', text, BODY, { x: NOTE_X, width: PAGE.right - NOTE_X }),
    )
  })
}

export function skills(sheet: ResumeSheet, groups: SkillGroup[]): void {
  const width = (MAIN.width - COLUMN_GAP) / 2
  for (let row = 0; row < groups.length; row += 2) {
    if (row) sheet.y += 6
    sheet.sideBySide(
      ...groups.slice(row, row + 2).map(({ name, skills }, index) => () => {
        const place = { x: MAIN.x + index * (width + COLUMN_GAP), width }
        sheet.text('H3', name, NOTE_TITLE, place)
        sheet.text('P', skills.join(', '), { ...BODY, size: 8.5, leading: 12, color: SOFT }, place)
      }),
    )
  }
}
