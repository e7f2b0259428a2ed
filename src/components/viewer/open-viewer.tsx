import { createRoot } from 'react-dom/client'
import { movePicture } from './move-picture'
import { PictureViewer, type PictureViewerProps } from './picture-viewer'

export interface View extends Pick<PictureViewerProps, 'items' | 'labels' | 'words'> {
  /** Which one is shown first. */
  index: number
  /** Where a picture stands on the page; what was pressed to open it is in there. */
  placeOf: (index: number) => HTMLElement | undefined
}

/** Where the view lies, while there is one. */
let open: HTMLElement | undefined

/**
 * Opens pictures of a page in the large view. It stands beside the page, in a root of its own, so that a page whose
 * pictures nobody looks at closely carries nothing of it.
 */
export function openViewer({ items, labels, words, index, placeOf }: View): void {
  // A second press can come before the first one's view lies over the page.
  if (open?.isConnected) return
  const place = document.body.appendChild(document.createElement('div'))
  open = place
  const root = createRoot(place)
  let shown = index
  let closing = false

  function show(next: number) {
    shown = next
    root.render(
      <PictureViewer
        items={items.map((item, at) => ({ ...item, standIn: shownFile(placeOf(at)) }))}
        index={next}
        labels={labels}
        words={words}
        onMove={show}
        onClose={close}
      />,
    )
  }

  function remove() {
    removeEventListener('popstate', remove)
    root.unmount()
    place.remove()
  }

  function close() {
    // Its picture may be on its way home already.
    if (closing) return
    closing = true
    movePicture(pictureIn(place), returnHome, () => pictureIn(placeOf(shown)))
  }

  function returnHome() {
    remove()
    const home = placeOf(shown)
    home?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    home?.querySelector('button')?.focus({ preventScroll: true })
  }

  // Back leaves the page, and the view with it.
  addEventListener('popstate', remove)
  movePicture(
    pictureIn(placeOf(index)),
    () => place.isConnected && show(index),
    () => pictureIn(place),
  )
}

/** The box of the picture that is to be seen there. */
function pictureIn(place: HTMLElement | undefined): HTMLElement | null | undefined {
  return place?.querySelector<HTMLElement>(':not([hidden]) > [data-image]')
}

/** The file by which the page shows this picture. Where phones see a part of it, that would be taken for the whole. */
function shownFile(place: HTMLElement | undefined): string | undefined {
  const image = place?.querySelector('img')
  const loaded = image && image.naturalWidth > 0 && !image.parentElement?.querySelector('source[media]')
  return loaded ? image.currentSrc : undefined
}
