import type { AccentedText } from '../../../content/types'
import { splitAccent } from './accent'

/** A text with its marked phrase in the serif italic; the words stay as they are. */
export function Accented({ text, className = '' }: { text: AccentedText; className?: string }) {
  const [before, accent, after] = splitAccent(text)
  return (
    <>
      {before}
      {accent && <em className={`accent-serif ${className}`}>{accent}</em>}
      {after}
    </>
  )
}
