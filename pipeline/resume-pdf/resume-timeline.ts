import type { ResumeEntry } from '../../content/types.ts'
import { roleYears } from '../../src/components/role-years.ts'
import type { ResumeSheet } from './resume-sheet.ts'
import { EMBER, INK, LINE, PAGE, PINE, SOFT, type TextStyle, VERMILION } from './resume-styles.ts'

const ROW = 15.5
const BAR = 6
const LABEL_GAP = 8
const YEAR: TextStyle = { font: 'mono', size: 6.5, color: SOFT, leading: 9 }
const COMPANY: TextStyle = { font: 'strong', size: 8, color: INK, leading: 10 }

interface Axis {
  from: number
  to: number
}

/** The roles as spans over the years, the first above, like the rows of a trace. */
export function drawTimeline(sheet: ResumeSheet, experience: ResumeEntry[], axis: Axis): void {
  const roles = experience.toReversed().map((role) => ({ ...role, ...roleYears(role.duration, axis.to) }))
  const year = (PAGE.right - PAGE.left) / (axis.to - axis.from + 1)
  const left = (value: number) => PAGE.left + (value - axis.from) * year
  const top = sheet.y
  const alt = roles.map(({ company, duration }) => `${company} ${duration}`).join(', ')
  sheet.group('Figure', { alt: `Timeline of the roles: ${alt}` }, () => {
    roles.forEach(({ company, first, last, open }, row) => {
      const y = top + row * ROW
      const end = left(last + 1)
      const foot = top + roles.length * ROW
      // Each year's line falls from its span, so that no line crosses a name.
      sheet.decoration(() => sheet.doc.rect(left(first), y + BAR, 0.5, foot + 8 - y - BAR).fill(LINE))
      sheet.bar(left(first), y, end - left(first), BAR, open ? VERMILION : PINE)
      sheet.y = y - 2.2
      // The last span reaches the margin, so its name stands before it.
      const place = open
        ? { x: PAGE.left, width: left(first) - PAGE.left - LABEL_GAP, align: 'right' as const }
        : { x: end + LABEL_GAP, width: 160 }
      sheet.text('Span', company, open ? { ...COMPANY, color: EMBER } : COMPANY, place)
      sheet.y = foot
      sheet.text('Span', String(first), YEAR, { x: left(first) + 4, width: 40 })
    })
  })
  sheet.y = top + 8 + roles.length * ROW
}
