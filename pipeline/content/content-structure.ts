import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pages } from '../../src/pages/pages.ts'

/** As the formatter writes fields of the page itself. `structureProblems` finds what is written otherwise. */
const DRAFT = /^ {2}draft: true,?$/m
const FORMER = /^ {2}formerSlugs: \[([^\]]*)\],?$/m

/** What must be known of content before it can be loaded: read from the text of its files. */
export interface ContentStructure {
  /** Files that are not built, below the content folder and without their ending. */
  drafts: string[]
  /** Slugs of the design files. */
  designFiles: string[]
  /** Addresses that pages had before, with the present ones. */
  formerPaths: Record<string, string>
  /** The pages of `embeds/` that content shows somewhere; others are not built. */
  embeds: string[]
}

export function readStructure(folder = 'content'): ContentStructure {
  const files = pages.flatMap(({ content = '', path }) =>
    pageFiles(join(folder, content)).map((file) => {
      const slug = basename(file, '.ts')
      const text = readFileSync(join(folder, content, file), 'utf8')
      return { name: `${content}/${slug}`, slug, path, text }
    }),
  )
  return {
    drafts: files.filter(({ text }) => DRAFT.test(text)).map(({ name }) => name),
    embeds: embedsIn(folder),
    designFiles: files.filter(({ name }) => name.startsWith('design-files/')).map(({ slug }) => slug),
    formerPaths: Object.fromEntries(
      files.flatMap(({ slug, path, text }) =>
        formerSlugs(text).map((former) => [path.replace(':slug', former), path.replace(':slug', slug)]),
      ),
    ),
  }
}

/** Values that the bundle takes in as constants. */
export function structureConstants({ drafts, designFiles, formerPaths }: ContentStructure, dev: boolean) {
  const built = designFiles.filter((slug) => dev || !drafts.includes(`design-files/${slug}`))
  return { __DESIGN_FILES__: JSON.stringify(built), __FORMER_PATHS__: JSON.stringify(formerPaths) }
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

function formerSlugs(text: string): string[] {
  return [...(FORMER.exec(text)?.[1] ?? '').matchAll(/['"]([^'"]+)['"]/g)].map(([, slug]) => slug!)
}
