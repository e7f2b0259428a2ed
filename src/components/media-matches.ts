/** Whether the screen or the visitor is as the media query says; `otherwise` is assumed where the browser can't tell. */
export function mediaMatches(query: string, { otherwise }: { otherwise: boolean }): boolean {
  try {
    return matchMedia(query).matches
  } catch {
    return otherwise
  }
}

/** Whether the visitor asked for less motion. Where the browser can't tell, nothing moves. */
export function prefersLessMotion(): boolean {
  return mediaMatches('(prefers-reduced-motion: reduce)', { otherwise: true })
}
