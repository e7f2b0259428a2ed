import type { Tone } from '../../content/types'

interface ToneLook {
  /** Ground and text of a surface in this tone. */
  ground: string
  dark: boolean
  /** The band that breaks the paper of a page in this tone; never the tone itself. */
  band: string
  /** Grounds of two cards beside one in the tone; never the band's, which may follow them. */
  companions: [string, string]
}

// Printers leave grounds out: text on dark is printed dark.
const PINE = 'on-dark bg-pine print:text-ink'
const INK = 'on-dark bg-ink print:text-ink'
const VERMILION = 'on-light bg-vermilion [--focus:var(--color-ink)]'
const BUTTER = 'on-light bg-butter'
const SKY = 'on-light bg-sky'
const SAGE = 'on-light bg-sage'

export const TONES: Record<Tone, ToneLook> = {
  pine: { ground: PINE, dark: true, band: BUTTER, companions: [SKY, SAGE] },
  ink: { ground: INK, dark: true, band: VERMILION, companions: [BUTTER, SKY] },
  vermilion: { ground: VERMILION, dark: false, band: PINE, companions: [BUTTER, SKY] },
  butter: { ground: BUTTER, dark: false, band: PINE, companions: [SKY, SAGE] },
  sky: { ground: SKY, dark: false, band: PINE, companions: [SAGE, BUTTER] },
  sage: { ground: SAGE, dark: false, band: VERMILION, companions: [BUTTER, PINE] },
}

/** What a page in this tone begins with, for the transparent header. */
export function topOf(tone: Tone): 'dark' | 'vermilion' | undefined {
  if (TONES[tone].dark) return 'dark'
  return tone === 'vermilion' ? 'vermilion' : undefined
}
