import { greet } from './link-wishes'

const EMPTY = { __html: '' }

/**
 * What the owner says to whoever came by a link. `src/start` fills it before the first paint, so nothing moves; React
 * leaves what it finds inside as it is.
 */
export function LinkGreeting() {
  return (
    <p
      ref={greet}
      data-greeting
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and its text is set as text
      dangerouslySetInnerHTML={EMPTY}
      className="mb-4 max-w-[34.5em] border-l-2 border-vermilion pl-4 text-body text-ink-soft"
    />
  )
}
