import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { useSwipe } from '../use-swipe'
import { useZoom } from './use-zoom'
import type { ViewedPicture, ViewerLook, ViewerWords } from './viewed-picture'
import { ViewerControls, ZOOM_STEP } from './viewer-controls'
import { ViewerPicture } from './viewer-picture'

export interface PictureViewerProps extends ViewerLook {
  items: ViewedPicture[]
  index: number
  labels: ViewerWords
  onMove: (index: number) => void
  onClose: () => void
}

/** How far an arrow key moves an enlarged picture. */
const KEY_PX = 80
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** One picture as large as the screen allows, and closer, with ways to the next. */
export function PictureViewer({ items, index, labels, words, onMove, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  // The first picture comes from its place on the page, each next one by itself.
  const [moved, setMoved] = useState(false)
  const { zoom, held, zoomBy, move, reset, handlers } = useZoom(frame, picture)
  const swipe = useSwipe((direction) => zoom.scale === 1 && step(direction === 'next' ? 1 : -1))
  const near = zoom.scale > 1
  const item = items[index]!
  const neighbours = [-1, 0, 1].map((by) => (index + by + items.length) % items.length)

  useLayoutEffect(() => {
    dialog.current?.showModal()
    dialog.current?.focus()
  }, [])

  function step(by: 1 | -1) {
    setMoved(true)
    reset()
    onMove((index + by + items.length) % items.length)
  }

  function onKeyDown({ key }: KeyboardEvent) {
    const arrow = ARROWS[key]
    if (arrow && near) move({ x: arrow[0] * KEY_PX, y: arrow[1] * KEY_PX })
    else if (arrow?.[0]) step(arrow[0] < 0 ? 1 : -1)
    if (key === '+' || key === '=') zoomBy(ZOOM_STEP)
    if (key === '-') zoomBy(1 / ZOOM_STEP)
    if (key === '0') reset()
  }

  const beside = words === 'beside'
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby="viewer-title"
      {...swipe}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // Left to the page, so that the picture goes back to its place.
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      className={`on-dark animate-fade fixed inset-0 m-0 grid h-dvh max-h-none w-full max-w-none touch-pan-y grid-rows-[minmax(0,1fr)_auto] overflow-hidden bg-pine-deep outline-none ${beside ? 'lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-1' : ''}`}
    >
      <div
        ref={frame}
        {...handlers}
        className={`[container-type:size] relative grid touch-none place-items-center overflow-hidden max-lg:mb-5 max-sm:mt-[4.75rem] sm:max-lg:mt-22 sm:mx-4 lg:m-6 ${near ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      >
        {/* The neighbours are there unseen, so that the next move finds them loaded. */}
        {[...new Set(neighbours)].map((place) => (
          <ViewerPicture
            key={items[place]!.picture.src}
            ref={place === index ? picture : undefined}
            item={items[place]!}
            hidden={place !== index}
            rises={moved}
            zoom={place === index ? zoom : undefined}
            held={held}
          />
        ))}
      </div>
      <div
        className={`flex gap-x-10 gap-y-5 px-5 pb-6 sm:px-8 ${beside ? 'flex-col lg:justify-end lg:border-l lg:border-paper/15 lg:py-8' : 'flex-col md:flex-row md:items-center md:justify-between'}`}
      >
        <div aria-live="polite">
          {item.mark}
          <h2
            id="viewer-title"
            className={
              beside ? 'display mt-3 text-title lg:text-[2.5rem] lg:leading-none' : 'max-w-[40em] text-small'
            }
          >
            {item.title}
          </h2>
          {item.description && <p className="mt-2 text-paper/85 lg:mt-4">{item.description}</p>}
          <p className="meta mt-2 text-paper/70 pointer-fine:hidden">{labels.hint}</p>
        </div>
        <ViewerControls
          words={labels}
          index={index}
          count={items.length}
          near={near}
          onMove={step}
          onZoom={zoomBy}
        />
      </div>
      <Button
        look="light"
        aria-label={labels.closeLabel}
        onClick={onClose}
        className="absolute top-4 right-4 w-12 px-0! sm:top-6 sm:right-6"
      >
        <IconX aria-hidden="true" size={20} />
      </Button>
    </dialog>
  )
}
