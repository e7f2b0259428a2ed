import { colors, typefaces } from '../../content/theme.ts'
import type { Typeface as Face } from '../../content/types.ts'
import { writeWhole } from '../write-whole.ts'

/** Puts `content/theme.ts` where src/tokens.css and embeds/embed.css import it from. */
export async function writeThemeStyles(): Promise<void> {
  await writeWhole('.cache/theme/site.css', Buffer.from(siteTheme()))
  await writeWhole('.cache/theme/embeds.css', Buffer.from(embedsTheme()))
}

/** As Tailwind reads it. */
export function siteTheme(): string {
  return `${fontFaces()}@theme {\n--color-*: initial;\n${variables('color-')}}\n`
}

/** As plain variables. */
export function embedsTheme(): string {
  return `${fontFaces()}:root {\n${variables('')}}\n`
}

function variables(colorPrefix: string): string {
  const lines = [
    ...Object.entries(colors).map(([name, color]) => `--${colorPrefix}${name}: ${color};`),
    ...Object.entries(typefaces).map(([name, face]) => `--font-${name}: ${families(face)};`),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function families(face: Face): string {
  const standIn = face.standIn ? `"${face.standIn.family}", ` : ''
  return `"${face.family}", ${standIn}${face.fallbacks}`
}

function fontFaces(): string {
  return Object.entries(typefaces)
    .map(([name, face]) => fontFace(name, face) + standIn(face))
    .join('')
}

function fontFace(name: string, face: Face): string {
  return `@font-face {
${faceDescriptors(face)}
src: url("../fonts/${name}.woff2") format("woff2");
}
`
}

/** What an `@font-face` rule says of the font, whichever file it stands for. */
export function faceDescriptors(face: Face): string {
  return `font-family: "${face.family}"; font-style: ${face.style}; font-weight: ${faceWeight(face)}; font-display: swap;`
}

/** The weights that the cut font has, as style sheets write it. */
export function faceWeight(face: Face): string {
  const weight = face.axes?.wght ?? 400
  return typeof weight === 'number' ? String(weight) : `${weight.min} ${weight.max}`
}

function standIn(face: Face): string {
  if (!face.standIn) return ''
  const { family, local, sizeAdjust, ascent, descent } = face.standIn
  return `@font-face {
font-family: "${family}";
src: ${local.map((name) => `local("${name}")`).join(', ')};
font-style: ${face.style};
size-adjust: ${sizeAdjust};
ascent-override: ${ascent};
descent-override: ${descent};
line-gap-override: 0%;
}
`
}
