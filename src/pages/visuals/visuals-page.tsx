import { memo, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { VisualItem } from '../../../content/types'
import { BelowFold } from '../../components/below-fold'
import { moveCards } from '../../components/move-cards'
import { withoutAccent } from '../../components/ui/accent'
import { viewPictures } from '../../components/viewer/view-pictures'
import type { ViewedPicture } from '../../components/viewer/viewed-picture'
import { CategoryMark } from './category-mark'
import { Closing } from './closing'
import { filterVisuals, type VisualFilter } from './filter-visuals'
import { Gallery } from './gallery'
import { GalleryHeader } from './gallery-header'
import type { VisualsContent } from './visuals-content'

export const Component = memo(function VisualsPage() {
  const { visuals, viewer } = useLoaderData<VisualsContent>()
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
        onFilter={(value) => moveCards(() => setFilter(value))}
      />
      <section aria-label={withoutAccent(visuals.heading)} className="column pb-24 md:pb-36">
        <Gallery ref={gallery} items={shown} openLabel={viewer.openLabel} onOpen={enlarge} />
      </section>
      <BelowFold>
        <Closing {...visuals.closing} />
      </BelowFold>
    </>
  )
})

function viewed({ image, title, description, category }: VisualItem): ViewedPicture {
  return {
    picture: image,
    alt: title,
    title,
    description,
    mark: <CategoryMark category={category} className="text-paper/85" />,
  }
}
