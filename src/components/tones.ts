import type { Tone } from '../../content/types'

interface ToneLook {
  /** Ground and text of a surface in this tone. */
  ground: string
  dark: boolean
  /** The band that breaks the paper of a page in this tone; never the tone itself. */
  band: string
}

// Printers leave grounds out: text on dark is printed dark.
const ON_PINE = 'on-dark bg-pine print:text-ink'
const ON_VERMILION = 'on-light bg-vermilion [--focus:var(--color-ink)]'

export const TONES: Record<Tone, ToneLook> = {
  pine: { ground: ON_PINE, dark: true, band: 'on-light bg-butter' },
  ink: { ground: 'on-dark bg-ink print:text-ink', dark: true, band: ON_VERMILION },
  vermilion: { ground: ON_VERMILION, dark: false, band: ON_PINE },
  butter: { ground: 'on-light bg-butter', dark: false, band: ON_PINE },
  sky: { ground: 'on-light bg-sky', dark: false, band: ON_PINE },
  sage: { ground: 'on-light bg-sage', dark: false, band: ON_PINE },
  bone: { ground: 'on-light bg-bone', dark: false, band: ON_VERMILION },
}
