/** What one kind of visitor asks for, beside the HTML. */
export interface PageNeeds {
  /** Properties of the links that preload what is seen at once. */
  pictures: Partial<HTMLLinkElement>[]
  /** The entry and all that it will import. */
  scripts: string[]
  /** Address of the whole style sheet; the HTML itself has as much of it as the first screen uses. */
  style?: string
  /** Address of the content file that the page is made of. */
  content?: string
}

/**
 * All that the HTML, what runs before React, and React tell each other. It stands at `window.start`; for style sheets,
 * embedded frames and tests the `html` element mirrors it: `data-access` is `closed` (the gate stands), `opening` (the
 * first screen will be put into the document whole) or `open` (it is there, or drawn while it arrives), `data-begun` is
 * there when the first frame is on its way to the screen, `data-whole` when what stands below the first screen has
 * followed, and `data-ready` when the page is alive.
 */
export interface StartState {
  access: 'closed' | 'opening' | 'open'
  /**
   * What the built page states; the development server's pages state nothing. A locked site has either the gate in its
   * HTML or the page, and states the needs of that one.
   */
  needs?: Partial<Record<'closed' | 'open', PageNeeds>>
  /** React has brought the page behind the gate to life. */
  ready: boolean
  /** Does what was pressed before a script was there to do it. */
  replayPresses?: () => void
}

declare global {
  interface Window {
    start: StartState
  }
}

/** Changes the state and what mirrors it. */
export function setAccess(access: StartState['access']): void {
  window.start.access = access
  document.documentElement.dataset.access = access
}

/** The first frame is on its way to the screen: what would have held it up may follow. */
export function setBegun(): void {
  document.documentElement.dataset.begun = ''
}

/** What stands below the first screen is in the document. */
export function setWhole(): void {
  document.documentElement.dataset.whole = ''
}

/** React has brought the page to life: what was pressed before is done now. */
export function setReady(): void {
  window.start.ready = true
  document.documentElement.dataset.ready = ''
  window.start.replayPresses?.()
}
