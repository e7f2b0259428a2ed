import type { PageRead, ReadBatch } from '../../shared/reads.ts'
import { referrerName } from './known-words.ts'
import type { SitePages } from './stages.ts'

const TAB = /^[0-9a-f]{32}$/
const MARKS = new Set(['resume', 'message', 'deck'])
const MOST_PAGES = 100
/** Sections, or marks, of one page. */
const MOST_PARTS = 30
/** A tab that was open for longer tells of the last day only. */
const LONGEST_MS = 24 * 60 * 60_000

/** What a page may say, and nothing else: whatever is not of this shape is dropped. Undefined for what is no batch. */
export function parseReads(body: unknown, site: SitePages): ReadBatch | undefined {
  const { tab, from, pages, private: asked } = (body ?? {}) as Record<string, unknown>
  if (!isTabName(tab) || !Array.isArray(pages)) return undefined
  return {
    tab,
    private: asked === true,
    from: referrerName(from),
    pages: pages.slice(0, MOST_PAGES).flatMap((page) => parsePage(page, site) ?? []),
  }
}

export function isTabName(value: unknown): value is string {
  return typeof value === 'string' && TAB.test(value)
}

function parsePage(value: unknown, site: SitePages): PageRead | undefined {
  const { number, path, depth, sections, marks, ...times } = (value ?? {}) as Record<string, unknown>
  if (typeof path !== 'string' || !site.has(path)) return undefined
  if (!Number.isInteger(number) || Number(number) < 0 || Number(number) >= 2 ** 31) return undefined
  const { ago, ms } = parseTimes(times, LONGEST_MS)
  const names = site.sections(path)
  return {
    number: Number(number),
    path,
    ago,
    ms,
    depth: Math.min(100, length(depth)),
    sections: list(sections).flatMap(({ name, ...own }) =>
      // Nobody reads a part for longer than the whole.
      typeof name === 'string' && names.includes(name) ? { name, ...parseTimes(own, ms) } : [],
    ),
    marks: list(marks).flatMap(({ kind, ago }) =>
      MARKS.has(String(kind))
        ? { kind: kind as PageRead['marks'][number]['kind'], ago: Math.min(LONGEST_MS, length(ago)) }
        : [],
    ),
  }
}

/** A page cannot have been seen for longer than it has been there. */
function parseTimes({ ago, ms }: Record<string, unknown>, most: number) {
  const since = Math.min(LONGEST_MS, length(ago))
  return { ago: since, ms: Math.min(most, since, length(ms)) }
}

function list(value: unknown): Record<string, unknown>[] {
  const items = Array.isArray(value) ? value.slice(0, MOST_PARTS) : []
  return items.filter((item) => typeof item === 'object' && item !== null)
}

function length(value: unknown): number {
  return typeof value === 'number' && value > 0 ? Math.min(Number.MAX_SAFE_INTEGER, Math.round(value)) : 0
}
