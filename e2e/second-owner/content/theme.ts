import type { Typefaces } from '../../../content/types'

/** A quiet blue and violet, in fonts that have Polish, Vietnamese and Hebrew letters between them. */
export const colors = {
  paper: '#f7f7fb',
  bone: '#ececf5',
  line: '#d5d5e3',
  ink: '#15132c',
  'ink-soft': '#4a4866',
  pine: '#2b1d6b',
  'pine-deep': '#1a1146',
  'pine-soft': '#43329a',
  vermilion: '#e8458f',
  ember: '#9c1459',
  butter: '#ffe480',
  sky: '#a6d9ff',
  sage: '#b3c9ba',
  shadow: '#1d1850',
}

export const browserColors = { bar: colors.pine, ground: colors.paper }

export const typefaces: Typefaces = {
  display: {
    family: 'Lexend',
    file: '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2',
    axes: { wght: 600 },
    style: 'normal',
    fallbacks: 'sans-serif',
  },
  text: {
    family: 'Lexend Text',
    file: '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 650 } },
    style: 'normal',
    fallbacks: 'ui-sans-serif, system-ui, sans-serif',
  },
  serif: {
    family: 'Frank Ruhl Libre',
    file: '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-latin-wght-normal.woff2',
    axes: { wght: 400 },
    style: 'normal',
    fallbacks: 'Georgia, serif',
  },
  mono: {
    family: 'JetBrains Mono',
    file: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    axes: { wght: 450 },
    style: 'normal',
    fallbacks: 'ui-monospace, monospace',
  },
}
