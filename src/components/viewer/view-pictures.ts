import type { View } from './open-viewer'

function loadViewer() {
  return import('./open-viewer')
}

/** For when a pointer or the focus comes to what opens the large view. Without it, the press tries again. */
export function preloadViewer(): void {
  loadViewer().catch(() => {})
}

/** Opens the large view, whose script comes when somebody asks for it; without it the picture's own file is shown. */
export function viewPictures(view: View): void {
  loadViewer().then(
    ({ openViewer }) => openViewer(view),
    () => location.assign(view.items[view.index]!.picture.src),
  )
}
