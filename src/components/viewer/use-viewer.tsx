import { type ReactNode, useRef, useState } from 'react'
import { travel } from '../../lib/travel'
import type { PictureViewerProps } from './picture-viewer'
import type { ViewedPicture } from './viewed-picture'

interface View {
  items: ViewedPicture[]
  /** Which one is shown. */
  index: number
  /** Where a picture stands on the page; what was pressed to open it is in there. */
  placeOf: (index: number) => HTMLElement | undefined
}

/** Opens pictures of a page in the large view, whose script comes when somebody asks for it. */
export function useViewer({ labels, words }: Pick<PictureViewerProps, 'labels' | 'words'>) {
  const [shown, setShown] = useState<View & { Viewer: Viewer }>()
  const dialog = useRef<HTMLDialogElement>(null)

  async function open(view: View): Promise<void> {
    const { items, index, placeOf } = view
    const Viewer = await loadViewer()
    // Without it the picture's own file is better than nothing.
    if (!Viewer) return location.assign(items[index]!.picture.src)
    await travel(
      placeOf(index)?.querySelector('img'),
      () => setShown({ ...view, Viewer }),
      () => dialog.current,
    )
  }

  function close() {
    const place = shown?.placeOf(shown.index)
    travel(
      dialog.current?.querySelector<HTMLImageElement>('div:not([hidden]) > [data-image] img'),
      () => setShown(undefined),
      () => {
        place?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        place?.querySelector('button')?.focus({ preventScroll: true })
        return place ?? null
      },
    )
  }

  const view: ReactNode = shown && (
    <shown.Viewer
      ref={dialog}
      items={shown.items}
      index={shown.index}
      labels={labels}
      words={words}
      onMove={(index) => setShown({ ...shown, index })}
      onClose={close}
    />
  )
  return { open, view }
}

type Viewer = typeof import('./picture-viewer').PictureViewer

/** Called early too, when a pointer or a finger comes near to what opens it. */
export function loadViewer(): Promise<Viewer | undefined> {
  return import('./picture-viewer').then(
    ({ PictureViewer }) => PictureViewer,
    () => undefined,
  )
}
