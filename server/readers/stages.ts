import type { ReadersDescription } from '../../shared/reads.ts'

/** The way that the owner hopes for, in its order. */
export const STAGES = ['opened', 'study', 'resume', 'contact'] as const

export type Stage = (typeof STAGES)[number]

const RESUME_PAGE = '/resume'
const CONTACT_PAGE = '/contact'
const DECK_PAGE = '/presentation'

/** What the server knows of the site's pages. */
export class SitePages {
  readonly #titles: Map<string, string>
  readonly #studies: Map<string, string[]>
  constructor({ pages }: Pick<ReadersDescription, 'pages'>) {
    this.#titles = new Map(pages.map(({ path, title }) => [path, title]))
    this.#studies = new Map(pages.flatMap(({ path, sections }) => (sections ? [[path, sections]] : [])))
  }

  has(path: string): boolean {
    return this.#titles.has(path)
  }

  /** A page that the site once had is called by its address. */
  title(path: string): string {
    return this.#titles.get(path) ?? path
  }

  isStudy(path: string): boolean {
    return this.#studies.has(path)
  }

  /** The ids of a study's sections, in their order. */
  sections(path: string): string[] {
    return this.#studies.get(path) ?? []
  }

  isDeck(path: string): boolean {
    return path === DECK_PAGE
  }

  stage(path: string): Stage {
    if (path === CONTACT_PAGE) return 'contact'
    if (path === RESUME_PAGE) return 'resume'
    return this.isStudy(path) ? 'study' : 'opened'
  }
}
