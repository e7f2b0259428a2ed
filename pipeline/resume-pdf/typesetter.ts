import type PDFDocument from 'pdfkit'
import type { RunsOf } from './resume-fonts.ts'
import type { TextStyle } from './resume-styles.ts'

/** After a space, and after a hyphen, dash or slash within a word. */
const BREAKS = /(?<= )|(?<=[-–—/])(?=\p{L})/u

/** Breaks and draws lines whose letters come from several font files: PDFKit breaks those of one. */
export class Typesetter {
  constructor(
    private readonly doc: InstanceType<typeof PDFDocument>,
    private readonly runsOf: RunsOf,
  ) {}

  /** Only a word that is wider than a line is broken anywhere. */
  lines(text: string, style: TextStyle, width: number): string[] {
    const parts = text
      .split(BREAKS)
      .flatMap((part) => (this.widthOf(part, style) > width ? [...part] : [part]))
    const lines: string[] = []
    let line = ''
    let left = width
    for (const part of parts) {
      const partWidth = this.widthOf(part, style)
      if (line && partWidth > left) {
        lines.push(line)
        line = ''
        left = width
      }
      line += part
      left -= partWidth
    }
    return [...lines, line]
  }

  widthOf(text: string, { font, size, tracking = 0 }: TextStyle): number {
    const widths = this.runsOf(text, font).map(
      (run) => this.doc.font(run.font).fontSize(size).widthOfString(run.text) + tracking * run.text.length,
    )
    return widths.reduce((sum, width) => sum + width, 0)
  }

  draw(line: string, style: TextStyle, x: number, y: number, link?: string): void {
    let left = x
    const { size, color, tracking = 0 } = style
    for (const { font, text } of this.runsOf(line, style.font)) {
      this.doc.font(font).fontSize(size).fillColor(color)
      this.doc.text(text, left, y, { lineBreak: false, characterSpacing: tracking, ...(link && { link }) })
      left = this.doc.x + tracking
    }
  }
}
