import type { PageSpan } from '../../shared/owner-api'

const STUDY = '/case-study/'
const STUDY_COLORS = ['bg-sage', 'bg-sky', 'bg-butter', 'bg-bone']
const OTHER = 'bg-paper/55'

export function isStudy(path: string): boolean {
  return path.startsWith(STUDY)
}

/** Studies in color, each the same whenever it is opened again in a visit; the pages between them stay quiet. */
export function pageColors(spans: PageSpan[]): Map<string, string> {
  const colors = new Map<string, string>()
  let studies = 0
  for (const { path } of spans) {
    if (colors.has(path)) continue
    colors.set(path, isStudy(path) ? STUDY_COLORS[studies++ % STUDY_COLORS.length]! : OTHER)
  }
  return colors
}
