import { colors } from '../../content/theme.ts'
import type { PrintFont } from '../fonts/print-fonts.ts'

/** US Letter, in points. */
export const PAGE = { width: 612, height: 792, left: 56, right: 556, top: 54, bottom: 746 }

export const {
  ink: INK,
  'ink-soft': SOFT,
  pine: PINE,
  vermilion: VERMILION,
  ember: EMBER,
  line: LINE,
} = colors

export interface TextStyle {
  font: PrintFont
  size: number
  color: string
  /** Distance from one baseline to the next. */
  leading: number
  tracking?: number
}

export const NAME: TextStyle = { font: 'display', size: 46, color: INK, leading: 48, tracking: -1 }
export const LEAD: TextStyle = { font: 'serif', size: 14.25, color: SOFT, leading: 18 }
export const FIGURE: TextStyle = { font: 'display', size: 25, color: PINE, leading: 29, tracking: -0.5 }
export const HEADING: TextStyle = { font: 'display', size: 10.5, color: INK, leading: 13, tracking: -0.05 }
export const TITLE: TextStyle = { font: 'strong', size: 10, color: INK, leading: 14 }
export const NOTE_TITLE: TextStyle = { font: 'strong', size: 9, color: INK, leading: 12.75 }
export const BODY: TextStyle = { font: 'text', size: 9, color: INK, leading: 12.75 }
export const SMALL: TextStyle = { font: 'text', size: 8, color: SOFT, leading: 11 }
export const MONO: TextStyle = { font: 'mono', size: 7.25, color: SOFT, leading: 12 }

/** Headings, dates and places stand left; what is read stands right. */
export const ASIDE = { x: PAGE.left, width: 98 }
export const MAIN = { x: 164, width: PAGE.right - 164 }
/** From the span of a heading to its words. */
export const HEADING_TOP = 9
export const NOTE_X = MAIN.x + 128
export const COLUMN_GAP = 15
export const BULLET = { width: 7, height: 2.5, indent: 14 }
