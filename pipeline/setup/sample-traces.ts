import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { SiteFacts } from '../check/rules/link-rules.ts'
import { withContent } from '../check/with-content.ts'
import { isPicture } from '../pictures/is-picture.ts'

/** Hashes of the sample's texts and pictures, in one line: what has none of them is the owner's own. */
const KNOWN = 'pipeline/setup/sample.txt'
const HASH_LENGTH = 6
/** Shorter ones are words that anyone would use. */
const SHORTEST_TEXT = 24

const FOLDERS: Record<string, string> = {
  'case-studies': 'case-study',
  'design-files': 'figma',
  projects: 'project',
}

/** One line for each page that still shows something of the sample, with its file. */
export function sampleTraces(): Promise<string[]> {
  const known = new Set(readFileSync(KNOWN, 'utf8').match(new RegExp(`.{${HASH_LENGTH}}`, 'g')))
  return withContent(async (load) => {
    const counts = new Map<string, { texts: number; pictures: number }>()
    for (const { file, kind, hash } of marks(await load())) {
      if (!known.has(hash)) continue
      const count = counts.get(file) ?? { texts: 0, pictures: 0 }
      count[kind]++
      counts.set(file, count)
    }
    return [...counts].map(([file, { texts, pictures }]) => {
      const parts = [texts && counted(texts, 'text'), pictures && counted(pictures, 'picture')].filter(
        Boolean,
      )
      return `${pageOf(file)} (${file}): ${parts.join(' and ')}`
    })
  })
}

/** What the file of known marks has to hold while the sample is installed. */
export function sampleMarks(): Promise<string> {
  return withContent(async (load) =>
    [...new Set(marks(await load()).map(({ hash }) => hash))].sort().join(''),
  )
}

interface Mark {
  file: string
  kind: 'texts' | 'pictures'
  hash: string
}

function marks({ contentValues }: SiteFacts): Mark[] {
  return contentValues.flatMap(({ file, value }): Mark[] => {
    if (typeof value === 'string' && value.length >= SHORTEST_TEXT && !/^(\/|<svg|https?:)/.test(value))
      return [{ file, kind: 'texts', hash: hashOf(value) }]
    if (!isPicture(value) || !value.master) return []
    return [{ file, kind: 'pictures', hash: hashOf(readFileSync(value.master)) }]
  })
}

function hashOf(mark: string | Buffer): string {
  return createHash('sha256').update(mark).digest('base64url').slice(0, HASH_LENGTH)
}

function pageOf(file: string): string {
  const [, folder = '', name = ''] = /^content\/(?:([\w-]+)\/)?([\w-]+)(?:\.card)?\.ts$/.exec(file) ?? []
  const path = FOLDERS[folder]
  return path && !file.includes('.card') ? `/${path}/${name}` : name.replaceAll('-', ' ')
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
