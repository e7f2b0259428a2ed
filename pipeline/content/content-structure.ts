import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** As the formatter writes a field of the page itself. `structureProblems` finds what is written otherwise. */
const DRAFT = /^ {2}draft: true,?$/m

/** Folders of `content/` whose files each make a page. */
const FOLDERS = ['case-studies', 'design-files', 'projects']

/** What must be known of content before it can be loaded: read from the text of its files. */
export interface ContentStructure {
  /** Files that are not built, below the content folder and without their ending. */
  drafts: string[]
  /** The pages of `embeds/` that content shows somewhere; others are not built. */
  embeds: string[]
}

export function readStructure(folder = 'content'): ContentStructure {
  const files = FOLDERS.flatMap((name) => pageFiles(join(folder, name)).map((file) => join(name, file)))
  return {
    drafts: files
      .filter((file) => DRAFT.test(readFileSync(join(folder, file), 'utf8')))
      .map((file) => file.replaceAll('\\', '/').replace(/.ts$/, '')),
    embeds: embedsIn(folder),
  }
}

function pageFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => /^[^.]+\.ts$/.test(name) && name !== 'index.ts')
}

function embedsIn(folder: string): string[] {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|d)\.ts$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const found = texts.flatMap((text) => [...text.matchAll(/['"`]\/embeds\/([\w-]+)/g)])
  return [...new Set(found.map(([, name]) => name!))].sort()
}
