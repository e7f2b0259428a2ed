import { basename } from 'node:path'
import type { FoundValue } from '../../content/walk-content.ts'
import type { Mistake } from '../mistake.ts'

const MIN_DESCRIPTION = 50
const MAX_DESCRIPTION = 160
const MIN_ALT = 10
/** The pages whose address is the name of their file. */
const PAGE_FILE = /^content\/(case-studies|projects|design-files)\/[^.]+\.ts$/

/** Titles, descriptions, addresses and alternative texts, whoever the site belongs to. */
export function textMistakes(values: FoundValue[]): Mistake[] {
  return [...heads(values), ...slugs(values), ...alternativeTexts(values)]
}

function heads(values: FoundValue[]): Mistake[] {
  const titles = new Map<string, string>()
  return values.flatMap(({ key, where, value }) => {
    if (key !== 'seo' || !isRecord(value)) return []
    const { title, description } = value
    const found: Mistake[] = []
    if (typeof title === 'string') {
      const other = titles.get(title)
      if (other)
        found.push({ where: `${where} title`, says: `is the same as in ${other}; each page needs its own.` })
      titles.set(title, where)
    }
    const length = typeof description === 'string' ? description.length : 0
    if (length < MIN_DESCRIPTION || length > MAX_DESCRIPTION)
      found.push({
        where: `${where} description`,
        says: `has ${length} characters; search engines show ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION}.`,
      })
    return found
  })
}

function slugs(values: FoundValue[]): Mistake[] {
  return values
    .filter(({ file, key }) => key === 'slug' && PAGE_FILE.test(file))
    .filter(({ file, where, value }) => value !== basename(file, '.ts') && where.split(' ').length === 3)
    .map(({ file, where, value }) => ({
      where,
      says: `is “${value}”, but the file is called ${basename(file)}; both make the page’s address, so let them agree.`,
    }))
}

function alternativeTexts(values: FoundValue[]): Mistake[] {
  const found = new Map<string, string>()
  return values.flatMap(({ file, key, where, value }) => {
    // The part of a figure that phones show is described with the figure.
    if (key !== 'phone' && isRecord(value) && 'picture' in value && 'caption' in value && !value.alt)
      return [{ where, says: 'has no alt: say what the picture shows, for those who can’t see it.' }]
    if (!/^alt$|Alt$/.test(key) || typeof value !== 'string') return []
    if (value.trim().length <= MIN_ALT)
      return [{ where, says: `is only “${value}”: say what the picture shows, for those who can’t see it.` }]
    const other = found.get(`${file} ${value}`)
    if (other) return [{ where, says: `is the same as ${other}: tell the two pictures apart.` }]
    found.set(`${file} ${value}`, where)
    return []
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
