import display from '../../.cache/fonts/display.woff2?url'
import mono from '../../.cache/fonts/mono.woff2?url'
import serif from '../../.cache/fonts/serif.woff2?url'
import text from '../../.cache/fonts/text.woff2?url'

/** The site's typefaces under plain names, for sketches. */
const FILES = { Display: display, Accent: serif, Text: text, Mono: mono }

export interface SketchFont {
  name: string
  data: ArrayBuffer
}

let fonts: Promise<SketchFont[]> | undefined

/** A preview has an origin of its own and may load nothing, so the fonts are handed to it. Without them it has the system's. */
export function sketchFonts(): Promise<SketchFont[]> {
  fonts ??= Promise.all(
    Object.entries(FILES).map(async ([name, file]) => ({
      name,
      data: await (await fetch(file)).arrayBuffer(),
    })),
  ).catch(() => [])
  return fonts
}
