import { projectPage } from '../../../content/project-page'
import type { Figure } from '../../../content/types'
import { CaptionedFigure } from '../../components/figure'
import { PICTURE_WIDTH } from './picture-width'

const TWO_THIRDS = '(min-width: 64rem) 62vw, 100vw'
/** The first picture as wide as the column, then one to the left and one to the right. */
const PLACES = ['lg:col-span-12', 'lg:col-span-8', 'lg:col-span-8 lg:col-start-5']
const SIZES = ['(min-width: 88rem) 90vw, 100vw', TWO_THIRDS, TWO_THIRDS]

export function ProjectImages({ figures }: { figures: Figure[] }) {
  return (
    <section aria-labelledby="images" className="column section-space">
      <h2 id="images" className="sr-only">
        {projectPage.images}
      </h2>
      <div className="grid gap-x-10 gap-y-14 lg:grid-cols-12 lg:gap-y-20">
        {figures.map((figure, index) => (
          <CaptionedFigure
            key={figure.caption}
            figure={figure}
            width={PICTURE_WIDTH}
            sizes={SIZES[index % SIZES.length]!}
            className={PLACES[index % PLACES.length]}
          />
        ))}
      </div>
    </section>
  )
}
