import { useRef, useState } from 'react'
import type { VisualItem } from '../../../content/types'
import { viewer } from '../../../content/viewer'
import { seo, visuals } from '../../../content/visuals'
import { BelowFold } from '../../components/below-fold'
import { withoutAccent } from '../../components/ui/accent'
import { viewPictures } from '../../components/viewer/view-pictures'
import type { ViewedPicture } from '../../components/viewer/viewed-picture'
import { withReflow } from '../../lib/reflow'
import type { LoadedPage } from '../../navigation/page-handle'
import { CategoryMark } from './category-mark'
import { Closing } from './closing'
import { filterVisuals, type VisualFilter } from './filter-visuals'
import { Gallery } from './gallery'
import { GalleryHeader } from './gallery-header'

function VisualsPage() {
  const [filter, setFilter] = useState<VisualFilter>('all')
  const gallery = useRef<HTMLUListElement>(null)
  const shown = filterVisuals(visuals.items, filter)

  function enlarge(index: number) {
    viewPictures({
      items: shown.map(viewed),
      index,
      labels: viewer,
      words: 'beside',
      placeOf: (place) => gallery.current?.querySelectorAll<HTMLElement>('[data-card]')[place],
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
        <Gallery ref={gallery} items={shown} openLabel={viewer.openLabel} onOpen={enlarge} />
      </section>
      <BelowFold>
        <Closing {...visuals.closing} />
      </BelowFold>
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

export const page: LoadedPage = { Component: VisualsPage, handle: { seo } }
