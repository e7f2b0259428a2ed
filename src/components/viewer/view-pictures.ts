import type { View } from './open-viewer'

/** Called early too, when a pointer or the focus comes to what opens it. */
export function loadViewer() {
  return import('./open-viewer')
}

/** Opens the large view, whose script comes when somebody asks for it; without it the picture's own file is shown. */
export function viewPictures(view: View): void {
  loadViewer().then(
    ({ openViewer }) => openViewer(view),
    () => location.assign(view.items[view.index]!.picture.src),
  )
}
