/**
 * Colors and fonts: the only place. Pages, embedded pages, resume PDF, link previews, web manifest and icons take
 * them from here.
 */

import type { Typefaces } from './types'

/** In style sheets `--color-{name}` (embedded pages: `--{name}`), in class names `bg-{name}`, `text-{name}` … */
export const colors = {
  paper: '#faf6ee',
  bone: '#f4ecdf',
  line: '#e3d9c8',
  ink: '#0e1f1b',
  'ink-soft': '#4a5a54',
  pine: '#123b33',
  'pine-deep': '#0b2721',
  'pine-soft': '#1d5548',
  vermilion: '#f4481e',
  /** The step of vermilion that reaches AA as text and under white. */
  ember: '#bf300c',
  butter: '#ffd36a',
  sky: '#9cc7e8',
  sage: '#9db8a4',
  /** What cards and pictures throw; always seen through. */
  shadow: '#542d10',
}

/** What a browser paints around the site: its bar, and the window while the site starts. */
export const browserColors = { bar: colors.pine, ground: colors.paper }

/** In style sheets `--font-{name}`. Only the weights that are set somewhere. */
export const typefaces: Typefaces = {
  display: {
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { opsz: 96, wdth: 96, wght: 650 },
    style: 'normal',
    standIn: {
      family: 'Bricolage Fallback',
      local: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
      sizeAdjust: '86.4%',
      ascent: '107.7%',
      descent: '31.3%',
    },
    fallbacks: 'sans-serif',
  },
  text: {
    family: 'Geist',
    file: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 650 } },
    style: 'normal',
    standIn: {
      family: 'Geist Fallback',
      local: ['Arial', 'Liberation Sans', 'Roboto'],
      sizeAdjust: '103%',
      ascent: '97.6%',
      descent: '28.6%',
    },
    fallbacks: 'ui-sans-serif, system-ui, sans-serif',
  },
  serif: {
    family: 'Instrument Serif',
    file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2',
    style: 'italic',
    standIn: {
      family: 'Instrument Fallback',
      local: ['Times New Roman Italic', 'Liberation Serif Italic', 'Noto Serif Italic'],
      sizeAdjust: '87.2%',
      ascent: '113.5%',
      descent: '35.5%',
    },
    fallbacks: 'Georgia, serif',
  },
  mono: {
    family: 'Geist Mono',
    file: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    axes: { wght: 450 },
    style: 'normal',
    standIn: {
      family: 'Mono Fallback',
      local: ['Courier New', 'Liberation Mono', 'Cousine', 'Menlo', 'Roboto Mono'],
      sizeAdjust: '100%',
      ascent: '100.5%',
      descent: '29.5%',
    },
    fallbacks: 'ui-monospace, "SF Mono", Menlo, monospace',
  },
}
