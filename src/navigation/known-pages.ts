import { pagesLeftOut } from '../../content/site'
import { type PageEntry, pages } from '../pages/pages'
import type { LoadedPage, PageExport } from './page-handle'

type Load<Module = unknown> = () => Promise<Module>

/** A page with an address of its own. */
export interface KnownPage {
  path: string
  entry: PageEntry
  /** What it is made of, from the project's root: its module and, where it has one, its content file. */
  files: string[]
  load: Load<LoadedPage>
}

const modules = import.meta.glob<{ page: PageExport }>('../pages/**/*-page.tsx')

/** Pages that are known without a look at content. */
export const fixedPages: KnownPage[] = pages
  .filter(({ content, path }) => !content && !pagesLeftOut.some((left) => left === path))
  .map((entry) => knownPage(entry, entry.path))

let made: KnownPage[] | undefined

/** Pages that content files make. */
export async function contentPages(): Promise<KnownPage[]> {
  if (made) return made
  const { contentFiles } = await import('./content-files')
  made ??= pages.flatMap((entry) =>
    Object.entries(contentFiles)
      .filter(([file]) => file.startsWith(`../../content/${entry.content}/`))
      .map(([file, load]) => contentPage(entry, slugOf(file), load)),
  )
  return made
}

/** The page at this address; the one for unknown addresses if there is none. */
export async function findPage(path: string): Promise<KnownPage> {
  const wanted = withoutSlash(path)
  const isWanted = (page: KnownPage) => page.path === wanted
  const found = fixedPages.find(isWanted)
  if (found) return found
  const ofContent = contentEntry(wanted) && (await contentPages()).find(isWanted)
  return ofContent || fixedPages.find(({ path }) => path === '*')!
}

/** The page at this address, made of a content file whose address is known. */
export function contentPageAt(path: string, load: Load): KnownPage {
  const wanted = withoutSlash(path)
  const entry = contentEntry(wanted)
  if (!entry) throw new Error(`src/pages/pages.ts has no page of content at ${wanted}.`)
  return contentPage(entry, slugOf(wanted), load)
}

function contentEntry(path: string): PageEntry | undefined {
  return pages.find((entry) => entry.content && entry.path.replace(':slug', slugOf(path)) === path)
}

function contentPage(entry: PageEntry, slug: string, load: Load): KnownPage {
  const page = knownPage(entry, entry.path.replace(':slug', slug), load)
  return { ...page, files: [...page.files, `content/${entry.content}/${slug}.ts`] }
}

function knownPage(entry: PageEntry, path: string, loadContent?: Load): KnownPage {
  let loaded: LoadedPage | undefined
  return {
    path,
    entry,
    files: [`src/pages/${entry.module}`],
    async load() {
      if (loaded) return loaded
      const loadModule = modules[`../pages/${entry.module}`]
      if (!loadModule) throw new Error(`src/pages/pages.ts names ${entry.module}, and there is no such file.`)
      const [{ page }, content] = await Promise.all([loadModule(), loadContent?.()])
      loaded = typeof page === 'function' ? page({ path, content: content as never }) : page
      return loaded
    },
  }
}

function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.ts$/, '')
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}
