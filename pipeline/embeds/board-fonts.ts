import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { typefaces } from '../../content/theme.ts'
import { FACE_NAMES } from '../fonts/font-families.ts'
import { fontFile } from '../fonts/fonts.ts'
import { faceWeight } from '../fonts/theme-styles.ts'

const SHEET = 'artwork/boards/fonts.css'
/** The boards are drawn with the packages' own style sheets, so these say what the fonts are called there. */
const IMPORT = /@import url\("(?:\.\.\/)*(node_modules\/[^"]+\/)([^"/]+\.css)"\);/g
const FACE = /@font-face\s*{[^}]+}/g

interface BoardFont {
  family: string
  style: string
  weight: string
  /** The file of the package. */
  source: string
  /** The site's own cut of the same file, where the theme has it: visitors have that one already. */
  siteFont?: string
}

/** The fonts that all boards share; those of a client are beside its style sheet. */
export function boardFonts(): BoardFont[] {
  if (!existsSync(SHEET)) return []
  const imports = [...readFileSync(SHEET, 'utf8').matchAll(IMPORT)]
  return imports.flatMap(([, folder = '', sheet = '']) =>
    [...readFileSync(join(folder, sheet), 'utf8').matchAll(FACE)]
      .map(([face]) => readFace(folder, face))
      .filter(({ source }) => /-latin-(?!ext)/.test(source)),
  )
}

/** Its name below /embeds/boards, where the site has no cut of it. */
export function publishedName({ source }: BoardFont): string {
  return `fonts/${basename(source)}`
}

function readFace(folder: string, face: string): BoardFont {
  const value = (name: string) => new RegExp(`${name}:\\s*['"]?([^'";]+)`).exec(face)?.[1] ?? ''
  const source = join(folder, /url\(\.\/([^)]+\.woff2)\)/.exec(face)?.[1] ?? '')
  const font = { family: value('font-family'), style: value('font-style'), source }
  const own = FACE_NAMES.find((name) => join('node_modules', typefaces[name].file) === source)
  if (!own) return { ...font, weight: value('font-weight') }
  return { ...font, weight: faceWeight(typefaces[own]), siteFont: fontFile(own) }
}
