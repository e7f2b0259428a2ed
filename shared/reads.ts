/** A recipient's link is `/for/{token}`. */
export const LINK_PATH = '/for'
/** Where a page tells what was read of it. */
export const READS_PATH = '/reads'
/** At this place of the address the gate says that a link has ended. */
export const LINK_ENDED = 'link-ended'
/** In local storage: what the link that was opened last wants of Home. */
export const LINK_KEY = 'portfolio-link'
/** In session storage: one random name for each tab. */
export const TAB_KEY = 'portfolio_session'

/** What Home shows to whoever came by a link. */
export interface LinkWishes {
  greeting: string
  /** These case studies come first; slugs. */
  studies: string[]
}

/** What opening a link is answered with. */
export interface OpenedLink extends LinkWishes {
  /** The page to go on to. */
  landing: string
}

/**
 * What a tab has read so far. Times and lengths are milliseconds, `ago` before the moment of sending: nobody's clock has
 * to be right. All of it adds up from the tab's beginning, so that a lost or repeated batch changes nothing.
 */
export interface ReadBatch {
  tab: string
  /** Asked not to be followed: then there are no pages. */
  private?: boolean
  /** Host name of the page that led here; only well-known ones are kept. */
  from?: string
  pages: PageRead[]
}

/** Those that changed since the last batch. */
export interface PageRead {
  /** No two of a tab have the same. */
  number: number
  path: string
  ago: number
  ms: number
  /** 0 to 100. */
  depth: number
  /** Those that were reached, by their ids. */
  sections: { name: string; ago: number; ms: number }[]
  marks: { kind: ReadMark; ago: number }[]
}

type ReadMark = 'resume' | 'message' | 'deck'

interface DescribedPage {
  path: string
  title: string
  /** Only of a case study: the ids of its sections, in their order. */
  sections?: string[]
}

/** What the build tells the server when links and readers are on. */
export interface ReadersDescription {
  pages: DescribedPage[]
  studies: { slug: string; title: string; confidential: boolean }[]
  /** The page that every link answers with: a neutral card for machines, the way in for people. */
  card: string
  /** `sha256-…` of its inline script. */
  cardScript: string
}
