import { useRef, useState } from 'react'
import type { VisualItem } from '../../../content/types'
import { seo, visuals } from '../../../content/visuals'
import { withoutAccent } from '../../lib/accent'
import { travel } from '../../lib/travel'
import { useFirstPaint } from '../../lib/use-first-paint'
import { withReflow } from '../../lib/view-transition'
import type { LoadedPage } from '../../navigation/page-handle'
import { Closing } from './closing'
import { filterVisuals, type VisualFilter } from './filter-visuals'
import { GalleryHeader } from './gallery-header'
import { PictureViewer } from './picture-viewer'
import { VisualCard } from './visual-card'

const ONE_COLUMN_PX = 640
const FIRST_SCREEN_ITEMS = 2

function VisualsPage() {
  const painted = useFirstPaint()
  const [filter, setFilter] = useState<VisualFilter>('all')
  const [open, setOpen] = useState<number>()
  const viewer = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLUListElement>(null)
  const shown = filterVisuals(visuals.items, filter)
  // What the viewer showed last, because it has no index any more when it gives the focus back.
  const last = useRef(0)

  function show(index: number) {
    last.current = index
    setOpen(index)
  }

  function tile(): HTMLElement | undefined {
    return grid.current?.querySelectorAll('li')[last.current]
  }

  function enlarge(index: number) {
    last.current = index
    travel(
      tile()?.querySelector('img'),
      () => setOpen(index),
      () => viewer.current,
    )
  }

  function close() {
    const picture = viewer.current?.querySelector<HTMLImageElement>('div:not([hidden]) > [data-image] img')
    travel(
      picture,
      () => setOpen(undefined),
      () => {
        tile()?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        return grid.current
      },
    )
  }

  return (
    <>
      <GalleryHeader
        words={visuals}
        filter={filter}
        countOf={(value) => filterVisuals(visuals.items, value).length}
        onFilter={(value) => withReflow(() => setFilter(value))}
      />
      <section aria-label={withoutAccent(visuals.heading)} className="column pb-24 md:pb-36">
        <ul ref={grid} className="columns-1 gap-6 sm:columns-2 lg:columns-3 xl:columns-4">
          {(painted ? shown : firstScreen(shown)).map((item, index) => (
            <VisualCard
              key={item.id}
              item={item}
              openLabel={visuals.viewer.openLabel}
              eager={index < 2}
              onOpen={() => enlarge(index)}
            />
          ))}
        </ul>
      </section>
      {painted && (
        <>
          <Closing {...visuals.closing} />
          <PictureViewer
            ref={viewer}
            items={shown}
            index={open}
            words={visuals.viewer}
            onMove={show}
            onClose={close}
            onClosed={() => tile()?.querySelector('button')?.focus()}
          />
        </>
      )}
    </>
  )
}

/** In one column the pictures below can come later; in several, each moves when others come. */
function firstScreen(items: VisualItem[]): VisualItem[] {
  return innerWidth < ONE_COLUMN_PX ? items.slice(0, FIRST_SCREEN_ITEMS) : items
}

export const page: LoadedPage = { Component: VisualsPage, handle: { seo } }
