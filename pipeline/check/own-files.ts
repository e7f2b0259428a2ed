import { existsSync, readFileSync } from 'node:fs'

export const OWN_RESUME = 'content/resume.pdf'
const DRAWINGS = ['content/logo.svg', 'content/favicon.svg']
const PNG_FAVICON = 'content/favicon.png'
/** A drawing stands in the pages as it is. */
const UNSAFE = /<script|<foreignObject|\son\w+\s*=|javascript:|href\s*=\s*["']\s*https?:/i

/** What is wrong with the owner's own logo, favicon and PDF. */
export function ownFileProblems(): string[] {
  return [...DRAWINGS.flatMap(drawingProblem), ...resumeProblem()]
}

function drawingProblem(file: string): string[] {
  if (!existsSync(file)) {
    if (file.includes('favicon') && existsSync(PNG_FAVICON)) return []
    return [`${file} is not there: put your drawing in its place.`]
  }
  const svg = readFileSync(file, 'utf8')
  if (!/<svg\b/.test(svg)) return [`${file} is no SVG drawing.`]
  if (!/\bviewBox="/.test(svg))
    return [`${file} has no viewBox, so it can’t be drawn in other sizes: export it with one.`]
  if (UNSAFE.test(svg))
    return [
      `${file} runs a script or loads something from elsewhere, and stands in every page: export it as shapes only.`,
    ]
  return []
}

function resumeProblem(): string[] {
  if (!existsSync(OWN_RESUME)) return []
  const start = readFileSync(OWN_RESUME).subarray(0, 5).toString('latin1')
  return start === '%PDF-' ? [] : [`${OWN_RESUME} is no PDF file.`]
}
