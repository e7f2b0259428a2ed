import { type RefObject, useEffect } from 'react'
import { mediaMatches } from '../../components/media-matches'
import { observeVisibility } from '../../components/observe-visibility'

/** On upright phones and tablets the slides stand in a column. The style sheet says the same. */
const READING_VIEW = '(max-width: 60rem) and (orientation: portrait)'

/** While the slides are a column, the one in the middle of the screen is the current one. */
export function useReadingPosition(
  column: RefObject<HTMLElement | null>,
  follow: (index: number) => void,
): void {
  useEffect(() => {
    const slides = [...(column.current?.querySelectorAll(':scope > section') ?? [])]
    const stops = slides.map((slide, index) => {
      function onChange(visible: boolean) {
        if (visible && mediaMatches(READING_VIEW, { otherwise: false })) follow(index)
      }
      return observeVisibility(slide, onChange, { otherwise: false, rootMargin: '-50% 0px -50% 0px' })
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [column, follow])
}
