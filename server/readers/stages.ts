import type { ReadersDescription } from '../../shared/reads.ts'

/** The way that the owner hopes for, in its order. */
export const STAGES = ['opened', 'study', 'resume', 'contact'] as const

export type Stage = (typeof STAGES)[number]

const RESUME_PAGE = '/resume'
const CONTACT_PAGE = '/contact'

/** What the server knows of the site's pages. */
export class SitePages {
  readonly #titles: Map<string, string>
  readonly #studies: Set<string>
  constructor({ pages }: Pick<ReadersDescription, 'pages'>) {
    this.#titles = new Map(pages.map(({ path, title }) => [path, title]))
    this.#studies = new Set(pages.filter(({ study }) => study).map(({ path }) => path))
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

  stage(path: string): Stage {
    if (path === CONTACT_PAGE) return 'contact'
    if (path === RESUME_PAGE) return 'resume'
    return this.isStudy(path) ? 'study' : 'opened'
  }
}
