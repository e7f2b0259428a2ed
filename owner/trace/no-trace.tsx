import type { Visit } from '../../shared/owner-api'

/** An opening of which no more is known, or may be known. */
export function NoTrace({ visit }: { visit: Visit }) {
  return (
    <div>
      <span
        aria-hidden="true"
        className="span-mark mb-4 block h-3 w-2/5 rounded-full border border-dashed border-paper/40"
      />
      <p className="max-w-[38.5em] text-small text-paper/85">{whyNot(visit)}</p>
    </div>
  )
}

export function whyNot({ kind, private: asked }: Visit): string {
  if (kind === 'probably-scanner')
    return 'Probably a scanner: nobody scrolled, typed or pointed. It counts nowhere and is never mailed.'
  if (asked) return 'This browser asks not to be followed, so only the opening is known.'
  return 'Opened a moment ago; the first page is not reported yet.'
}
