/** `sizes` of a picture that covers the slide; on upright phones a slide is as tall as the screen. */
export const COVER_SIZES = '(max-aspect-ratio: 16/9) max(100vw, 178vh), 100vw'

/** `sizes` of a picture that takes so many percent of the slide's width, and of an upright screen's. */
export function shareOfSlide(percent: number, upright: number): string {
  return `(max-width: 60rem) and (orientation: portrait) ${upright}vw, (max-aspect-ratio: 16/9) ${percent}vw, ${Math.round(percent * 1.78)}vh`
}
