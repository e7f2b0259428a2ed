import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type Ref, useState } from 'react'
import type { VisualItem } from '../../../content/types'
import { Button } from '../../components/ui/button'
import { useSwipe } from '../../lib/use-swipe'
import { CategoryMark } from './category-mark'
import { neighbour } from './filter-visuals'
import { ViewerPicture } from './viewer-picture'

interface PictureViewerProps {
  ref: Ref<HTMLDivElement>
  items: VisualItem[]
  /** Which one is shown; none when closed. */
  index: number | undefined
  words: { closeLabel: string; previousLabel: string; nextLabel: string }
  onMove: (index: number) => void
  onClose: () => void
  /** Gives the focus back to the page. */
  onClosed: () => void
}

/** One picture as large as the screen allows, with ways to the next. */
export function PictureViewer({
  ref,
  items,
  index = -1,
  words,
  onMove,
  onClose,
  onClosed,
}: PictureViewerProps) {
  // The first picture comes from its tile, each next one by itself.
  const [moved, setMoved] = useState(false)
  const item = items[index]
  const previous = neighbour(index, -1, items.length)
  const next = neighbour(index, 1, items.length)
  const swipe = useSwipe((direction) => move(direction === 'next' ? next : previous))

  function move(target: number) {
    setMoved(true)
    onMove(target)
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') move(next)
    if (key === 'ArrowLeft') move(previous)
  }

  return (
    <Dialog.Root open={Boolean(item)} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-pine-deep" />
        <Dialog.Content
          ref={ref}
          {...swipe}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            setMoved(false)
            onClosed()
          }}
          className="on-dark fixed inset-0 z-50 grid touch-pan-y grid-rows-[1fr_auto] overflow-y-auto outline-none lg:grid-cols-[1fr_22rem] lg:grid-rows-1"
        >
          <div className="grid min-h-0 place-items-center p-5 sm:p-8">
            {item &&
              // The neighbours are there unseen, so that the next move finds them loaded.
              [...new Set([previous, index, next])].map((place) => {
                const picture = items[place]
                return (
                  picture && (
                    <ViewerPicture key={picture.id} item={picture} hidden={place !== index} rises={moved} />
                  )
                )
              })}
          </div>
          <div className="flex flex-col gap-5 px-5 pb-6 sm:px-8 lg:justify-between lg:border-l lg:border-paper/15 lg:py-8">
            <div aria-live="polite" className="max-lg:order-1 lg:mt-auto">
              {item && <CategoryMark category={item.category} className="text-paper/85" />}
              <Dialog.Title className="display mt-3 text-title lg:text-[2.5rem] lg:leading-none">
                {item?.title}
              </Dialog.Title>
              <Dialog.Description className="mt-2 text-paper/85 lg:mt-4">
                {item?.description}
              </Dialog.Description>
            </div>
            <div className="flex items-center gap-2 max-lg:order-2">
              <Button
                look="outline"
                aria-label={words.previousLabel}
                onClick={() => move(previous)}
                className="w-14 px-0!"
              >
                <IconArrowLeft aria-hidden="true" size={20} />
              </Button>
              <Button
                look="outline"
                aria-label={words.nextLabel}
                onClick={() => move(next)}
                className="w-14 px-0!"
              >
                <IconArrowRight aria-hidden="true" size={20} />
              </Button>
              <span className="meta ml-auto text-paper/85">
                {index + 1} / {items.length}
              </span>
            </div>
          </div>
          <Dialog.Close asChild>
            <Button
              look="light"
              aria-label={words.closeLabel}
              className="fixed top-4 right-4 w-12 px-0! sm:top-6 sm:right-6"
            >
              <IconX aria-hidden="true" size={20} />
            </Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
