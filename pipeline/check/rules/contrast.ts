import type { Mistake } from '../mistake.ts'

/** What WCAG 2.2 asks at level AA, of running text and of numerals that fill the screen. */
const AA = 4.5
const AA_LARGE = 3
const WHITE = { white: '#ffffff' }

type Palette = Record<string, string>

/** The colors of text with the grounds that they stand on. `/75` is how much of the color is left on its ground. */
const PAIRS: Record<string, string[]> = {
  ink: ['paper', 'bone', 'white', 'vermilion', 'butter', 'sky', 'sage'],
  'ink-soft': ['paper', 'bone', 'white'],
  ember: ['paper', 'bone', 'white'],
  white: ['ember'],
  paper: ['pine', 'pine-deep', 'ink'],
  'paper/65': ['pine-deep'],
  'paper/75': ['pine', 'pine-deep', 'ink'],
  butter: ['pine', 'pine-deep', 'ink'],
  pine: ['paper', 'sky', 'butter'],
}

/** The numeral of the not-found page. */
const LARGE: Record<string, string[]> = { vermilion: ['paper'] }

/** Pairs of `content/theme.ts` that are hard to read, and colors that are none. */
export function contrastMistakes(colors: Palette): Mistake[] {
  const wrong = Object.entries(colors).filter(([, color]) => !/^#[0-9a-f]{6}$/i.test(color))
  if (wrong.length > 0)
    return wrong.map(([name, color]) => ({
      where: `content/theme.ts: colors ${name}`,
      says: `must be written like #1a2b3c, as PDF and previews need it, but it is “${color}”.`,
    }))
  const palette: Palette = { ...colors, ...WHITE }
  return [...tooFaint(colors, palette, PAIRS, AA), ...tooFaint(colors, palette, LARGE, AA_LARGE)]
}

function tooFaint(colors: Palette, palette: Palette, pairs: Record<string, string[]>, least: number) {
  return Object.entries(pairs).flatMap(([text, grounds]) =>
    grounds.flatMap((ground): Mistake[] => {
      const ratio = contrast(palette, text, ground)
      if (ratio === undefined || ratio >= least) return []
      const own = text.split('/')[0]!
      return [
        {
          where: `content/theme.ts: colors ${own in colors ? own : ground}`,
          says: `reaches a contrast of ${ratio.toFixed(2)}:1 as ${text} on ${ground} (${palette[own]} on ${palette[ground]}), and ${least === AA ? 'text' : 'large text'} needs ${least}:1. Make one of the two darker or lighter.`,
        },
      ]
    }),
  )
}

function contrast(palette: Palette, text: string, ground: string): number | undefined {
  const [name = '', share = '100'] = text.split('/')
  const [over, under] = [palette[name], palette[ground]]
  if (!over || !under) return undefined
  const [front, back] = [channels(over), channels(under)]
  const part = Number(share) / 100
  const seen = front.map((value, index) => value * part + back[index]! * (1 - part))
  const [light = 0, dark = 0] = [luminance(seen), luminance(back)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
}

/** As WCAG defines it. */
function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
