import type { PageSpan, Visit } from '../../shared/owner-api'

export const NO_LINK = 'Visitors without a link'

export const EVENT_WORDS: Record<PageSpan['events'][number]['kind'], string> = {
  resume: 'Resume downloaded',
  message: 'Message sent',
  deck: 'Deck shown',
}

/** Sections are told by their anchors: `what-we-tried` is "What we tried". */
export function sectionName(anchor: string): string {
  const words = anchor.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function pageCount({ spans }: Visit): string {
  const pages = new Set(spans.map(({ path }) => path)).size
  return pages === 1 ? '1 page' : `${pages} pages`
}

/** Of an opening of which no more is known, or may be known. */
export function whyNot({ kind, private: asked }: Visit): string {
  if (kind === 'probably-scanner')
    return 'Probably a scanner: nobody scrolled, typed or pointed. It counts nowhere and is never mailed.'
  if (asked) return 'This browser asks not to be followed, so only the opening is known.'
  return 'Opened a moment ago; the first page is not reported yet.'
}
