/** A span along the top of the screen, as long as what has been read; the style sheet binds it to the scrolling. */
export function ReadingLine() {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1" data-print="hide" aria-hidden="true">
      <div
        data-reading-progress
        className="reading-line span-mark h-full origin-left rounded-r-full bg-vermilion"
      />
    </div>
  )
}
