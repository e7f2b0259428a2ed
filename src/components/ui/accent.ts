/** The words before the accent, the accent, and those after it; a text without one is all before. */
export function splitAccent(text: string): [before: string, accent: string, after: string] {
  const [before = '', accent = '', after = ''] = text.split('*')
  return [before, accent, after]
}

/** For titles, labels and announcements, where nothing is set in italics. */
export function withoutAccent(text: string): string {
  return splitAccent(text).join('')
}
