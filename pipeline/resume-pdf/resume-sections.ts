import type { Point, ResumeEntry, SkillGroup } from '../../content/types.ts'
import type { ResumeSheet } from './resume-sheet.ts'
import {
  ASIDE,
  BODY,
  BULLET,
  COLUMN_GAP,
  HEADING,
  HEADING_TOP,
  INK,
  MAIN,
  MONO,
  NOTE_TITLE,
  NOTE_X,
  PAGE,
  SOFT,
  TITLE,
  VERMILION,
} from './resume-styles.ts'

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
      sheet.group('L', {}, () => {
        for (const highlight of entry.highlights) bullet(sheet, highlight)
      })
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
