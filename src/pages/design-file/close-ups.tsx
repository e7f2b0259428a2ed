import { designFilePage } from '../../../content/design-file-page'
import type { Figure } from '../../../content/types'
import { viewer } from '../../../content/viewer'
import { CaptionedFigure } from '../../components/figure'
import { FigureViewing } from '../../components/viewer/figure-viewing'

/** Pinned side by side on the canvas, each a little lower than the one before. */
const HANGS = ['', 'md:mt-16', 'md:mt-32']

/** Details of the file at a size that can be read where the file itself is a stamp. */
export function CloseUps({ figures }: { figures: Figure[] }) {
  return (
    <section aria-labelledby="close-ups-title" className="mt-16 lg:mt-20">
      <h2 id="close-ups-title" className="display text-heading">
        {designFilePage.closeUpsHeading}
      </h2>
      <FigureViewing words={viewer}>
        <div className="mt-8 grid items-start gap-x-8 gap-y-14 md:grid-cols-3 lg:mt-12 lg:gap-x-12">
          {figures.map((figure, index) => (
            <CaptionedFigure
              key={figure.picture.src}
              figure={figure}
              sizes="(min-width: 48rem) 30vw, 100vw"
              className={HANGS[index % HANGS.length]}
            />
          ))}
        </div>
      </FigureViewing>
    </section>
  )
}
