import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { colors } from '../../content/theme.ts'

export const LOGO = 'content/logo.svg'
const VIEW_BOX = /viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/

interface Place {
  x: number
  y: number
  height: number
  /** Of lines that take the color of the text. */
  color: string
}

/** How wide the mark is at this height. */
export function logoWidth(height: number): number {
  const [, across = 1, down = 1] = VIEW_BOX.exec(readFileSync(LOGO, 'utf8')) ?? []
  return (height * Number(across)) / Number(down)
}

/** The owner's mark as a part of another drawing. */
export function placedLogo({ x, y, height, color }: Place): string {
  const svg = themed(readFileSync(LOGO, 'utf8'))
  return svg.replace(/^[\s\S]*?<svg\b/, '<svg').replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
    const own = attributes.replaceAll(/\s(x|y|width|height|color)="[^"]*"/g, '')
    return `<svg${own} x="${x}" y="${y}" width="${logoWidth(height)}" height="${height}" color="${color}">`
  })
}

/** The mark as a picture, for what can't show drawings. */
export function logoPicture(height: number, color: string): Promise<Buffer> {
  const svg = placedLogo({ x: 0, y: 0, height, color })
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

/** A drawing outside of pages knows no variables: `var(--color-pine)` becomes the color itself. */
export function themed(svg: string): string {
  return svg
    .replaceAll(
      /var\(--color-([\w-]+)\)/g,
      (whole, name) => (colors as Record<string, string>)[name] ?? whole,
    )
    .replaceAll(/var\(--[\w-]+,\s*([^()]+)\)/g, '$1')
}
