import type PDFDocument from 'pdfkit'
import { MONO, PAGE, type TextStyle } from './resume-styles.ts'
import type { Typesetter } from './typesetter.ts'

type Document = InstanceType<typeof PDFDocument>
type StructureElement = ReturnType<Document['struct']>

export interface TextPlace {
  x: number
  width: number
  align?: 'left' | 'right'
  link?: string
}

/** Pages that are filled from top to bottom, with a structure for those who listen to them. */
export class ResumeSheet {
  y = PAGE.top
  private pages = 1
  /** While measuring, text moves the position but leaves no mark. */
  private measuring = false
  private parent: StructureElement

  constructor(
    readonly doc: Document,
    private readonly runningHead: string,
    private readonly typesetter: Typesetter,
  ) {
    this.parent = doc.struct('Document')
    doc.addStructure(this.parent)
  }

  /** Sets a paragraph, heading or other element of this kind, and moves below it. */
  text(kind: string, text: string, style: TextStyle, { x, width, align = 'left', link }: TextPlace): void {
    const { doc, typesetter } = this
    const top = this.y
    const lines = typesetter.lines(text, style, width)
    this.y += lines.length * style.leading
    if (this.measuring) return
    const draw = () =>
      lines.forEach((line, index) => {
        const left = align === 'left' ? x : x + width - typesetter.widthOf(line, style)
        typesetter.draw(line, style, left, top + index * style.leading, link)
      })
    const element = doc.struct(kind)
    this.parent.add(element)
    element.add(link ? doc.struct('Link', {}, draw) : draw)
    element.end()
  }

  /** What is set inside belongs together. */
  group(kind: string, options: { alt?: string }, fill: () => void): void {
    const outer = this.parent
    if (this.measuring) {
      fill()
      return
    }
    this.parent = this.doc.struct(kind, options)
    outer.add(this.parent)
    fill()
    this.parent.end()
    this.parent = outer
  }

  /** Starts a new page, if what is set inside would not fit on this one. */
  together(fill: () => void): void {
    const top = this.y
    this.measuring = true
    fill()
    this.measuring = false
    if (this.y > PAGE.bottom) this.newPage()
    else this.y = top
    fill()
  }

  /** A span of the site's motif; says nothing, so screen readers pass over it. */
  bar(x: number, y: number, width: number, height: number, color: string): void {
    this.decoration(() => this.doc.roundedRect(x, y, width, height, height / 2).fill(color))
  }

  decoration(draw: () => void): void {
    if (this.measuring) return
    this.doc.markContent('Artifact')
    draw()
    this.doc.endMarkedContent()
  }

  newPage(): void {
    const { doc, typesetter } = this
    doc.addPage()
    this.pages += 1
    this.y = PAGE.top
    const number = String(this.pages)
    this.decoration(() => {
      typesetter.draw(this.runningHead, MONO, PAGE.left, 30)
      typesetter.draw(number, MONO, PAGE.right - typesetter.widthOf(number, MONO), 30)
    })
  }

  /** Sets several things from the same height on, and goes on below the longest. */
  sideBySide(...columns: (() => void)[]): void {
    const top = this.y
    const ends = columns.map((fill) => {
      this.y = top
      fill()
      return this.y
    })
    this.y = Math.max(...ends)
  }

  end(): void {
    this.parent.end()
  }
}
