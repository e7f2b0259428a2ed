import { createRoot } from 'react-dom/client'
import { travel } from '../../lib/travel'
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
  const dialog = { current: null as HTMLDialogElement | null }
  let shown = index

  function show(next: number) {
    shown = next
    root.render(
      <PictureViewer
        ref={(element) => {
          dialog.current = element
        }}
        items={items}
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
    if (!place.isConnected) return
    const home = placeOf(shown)
    const picture = dialog.current?.querySelector<HTMLImageElement>('div:not([hidden]) > [data-image] img')
    travel(picture, remove, () => {
      home?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      home?.querySelector('button')?.focus({ preventScroll: true })
      return home ?? null
    })
  }

  // Back leaves the page, and the view with it.
  addEventListener('popstate', remove)
  travel(
    placeOf(index)?.querySelector('img'),
    () => show(index),
    () => dialog.current,
  )
}
