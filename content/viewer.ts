/** What stands on the large view of a picture. */
export const viewer = {
  openLabel: 'View larger',
  closeLabel: 'Close',
  previousLabel: 'Previous picture',
  nextLabel: 'Next picture',
  zoomInLabel: 'Zoom in',
  zoomOutLabel: 'Zoom out',
  /** For fingers, beside the buttons. */
  hint: 'Pinch or double-tap',
}
