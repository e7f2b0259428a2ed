/** A text with one phrase in the serif italic; the words stay as they are. */
export function Accented({
  text,
  accent,
  className = '',
}: {
  text: string
  accent?: string
  className?: string
}) {
  const start = accent ? text.indexOf(accent) : -1
  if (!accent || start < 0) return text
  return (
    <>
      {text.slice(0, start)}
      <em className={`accent-serif ${className}`}>{accent}</em>
      {text.slice(start + accent.length)}
    </>
  )
}
