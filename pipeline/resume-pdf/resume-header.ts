import type { Stat } from '../../content/types.ts'
import type { ResumeSheet } from './resume-sheet.ts'
import { BODY, COLUMN_GAP, EMBER, FIGURE, INK, LEAD, MONO, NAME, PAGE, SMALL } from './resume-styles.ts'

export interface ContactFact {
  label: string
  text: string
  link?: string
}

export function titleBlock(
  sheet: ResumeSheet,
  { title, summaryLine }: { title: string; summaryLine: string },
  facts: ContactFact[],
  mark: Buffer,
): void {
  drawMark(sheet, mark)
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

/** The room of the owner's mark. Most drawings leave a little air at their edges. */
const MARK = { width: 120, height: 32, air: 2 }

/** In the upper right corner. */
function drawMark(sheet: ResumeSheet, mark: Buffer): void {
  const { width, height, air } = MARK
  const [x, y] = [PAGE.right - width + air, PAGE.top + 8]
  sheet.decoration(() => sheet.doc.image(mark, x, y, { fit: [width, height], align: 'right' }))
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
