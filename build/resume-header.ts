import type { Stat } from '../content/types.ts'
import type { ResumeSheet } from './resume-sheet.ts'
import {
  BODY,
  COLUMN_GAP,
  EMBER,
  FIGURE,
  INK,
  LEAD,
  MONO,
  NAME,
  PAGE,
  SMALL,
  VERMILION,
} from './resume-styles.ts'

export interface ContactFact {
  label: string
  text: string
  link?: string
}

export function titleBlock(
  sheet: ResumeSheet,
  { title, summaryLine }: { title: string; summaryLine: string },
  facts: ContactFact[],
): void {
  mark(sheet)
  sheet.text('H1', title, NAME, { x: PAGE.left - 1, width: 400 })
  sheet.y += 6
  sheet.text('P', summaryLine, LEAD, { x: PAGE.left, width: PAGE.right - PAGE.left })
  sheet.y += 18
  const columns = grid(3)
  for (let row = 0; row < facts.length; row += columns.length) {
    sheet.sideBySide(
      ...facts.slice(row, row + columns.length).map(({ label, text, link }, index) => () => {
        sheet.text('P', label, MONO, columns[index]!)
        sheet.text(
          'P',
          text,
          { ...BODY, color: link ? EMBER : INK },
          { ...columns[index]!, ...(link && { link }) },
        )
      }),
    )
    sheet.y += 6
  }
}

/** The site's mark, in the upper right corner. */
function mark(sheet: ResumeSheet): void {
  const [x, y] = [PAGE.right - 28, PAGE.top + 12]
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
