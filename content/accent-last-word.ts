import type { AccentedText } from './types'

/** Marks the last word of a title that stands elsewhere too: `Trace Flow Map` becomes `Trace Flow *Map*`. */
export function accentLastWord(title: string): AccentedText {
  return title.replace(/([^\s.!?]+)([.!?]*)$/, '*$1*$2')
}
