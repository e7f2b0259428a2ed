interface Options {
  /** Assumed where the browser has no IntersectionObserver, or an extension blocks it. */
  otherwise: boolean
  rootMargin?: string
}

/** Calls with whether the element is on the screen, at first and after each change. Returns how to stop. */
export function observeVisibility(
  element: Element,
  onChange: (visible: boolean) => void,
  { otherwise, rootMargin = '0px' }: Options,
): () => void {
  try {
    const observer = new IntersectionObserver(
      (entries) => onChange(entries.at(-1)?.isIntersecting === true),
      { rootMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  } catch {
    onChange(otherwise)
    return () => {}
  }
}
