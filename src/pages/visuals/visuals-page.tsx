import { useRef, useState } from 'react'
import type { VisualItem } from '../../../content/types'
import { viewer as viewerWords } from '../../../content/viewer'
import { seo, visuals } from '../../../content/visuals'
import { useViewer } from '../../components/viewer/use-viewer'
import type { ViewedPicture } from '../../components/viewer/viewed-picture'
import { withoutAccent } from '../../lib/accent'
import { useFirstPaint } from '../../lib/use-first-paint'
import { withReflow } from '../../lib/view-transition'
import type { LoadedPage } from '../../navigation/page-handle'
import { CategoryMark } from './category-mark'
import { Closing } from './closing'
import { filterVisuals, type VisualFilter } from './filter-visuals'
import { GalleryHeader } from './gallery-header'
import { VisualCard } from './visual-card'

const ONE_COLUMN_PX = 640
const FIRST_SCREEN_ITEMS = 2

function VisualsPage() {
  const painted = useFirstPaint()
  const [filter, setFilter] = useState<VisualFilter>('all')
  const grid = useRef<HTMLUListElement>(null)
  const viewer = useViewer({ labels: viewerWords, words: 'beside' })
  const shown = filterVisuals(visuals.items, filter)

  function enlarge(index: number) {
    viewer.open({
      items: shown.map(viewed),
      index,
      placeOf: (place) => grid.current?.querySelectorAll('li')[place],
    })
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
              openLabel={viewerWords.openLabel}
              eager={index < 2}
              onOpen={() => enlarge(index)}
            />
          ))}
        </ul>
      </section>
      {painted && (
        <>
          <Closing {...visuals.closing} />
          {viewer.view}
        </>
      )}
    </>
  )
}

function viewed({ image, title, description, category }: VisualItem): ViewedPicture {
  return {
    picture: image,
    alt: title,
    title,
    description,
    mark: <CategoryMark category={category} className="text-paper/85" />,
  }
}

/** In one column the pictures below can come later; in several, each moves when others come. */
function firstScreen(items: VisualItem[]): VisualItem[] {
  return innerWidth < ONE_COLUMN_PX ? items.slice(0, FIRST_SCREEN_ITEMS) : items
}

export const page: LoadedPage = { Component: VisualsPage, handle: { seo } }
