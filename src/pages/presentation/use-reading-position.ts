import { type RefObject, useEffect } from 'react'

/** On upright phones and tablets the slides stand in a column. The style sheet says the same. */
const READING_VIEW = '(max-width: 60rem) and (orientation: portrait)'

/** While the slides are a column, the one in the middle of the screen is the current one. */
export function useReadingPosition(
  column: RefObject<HTMLElement | null>,
  follow: (index: number) => void,
): void {
  useEffect(() => {
    const slides = [...(column.current?.querySelectorAll(':scope > section') ?? [])]
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)
        if (shown && matchMedia(READING_VIEW).matches) follow(slides.indexOf(shown.target))
      },
      { rootMargin: '-50% 0px -50% 0px' },
    )
    for (const slide of slides) observer.observe(slide)
    return () => observer.disconnect()
  }, [column, follow])
}
