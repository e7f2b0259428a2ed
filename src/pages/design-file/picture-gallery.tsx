import type { AiConcept, GalleryDesignFile } from '../../../content/types'
import { CallToAction } from '../../components/call-to-action'
import { DesignFileHeader } from './design-file-header'
import { GalleryPicture } from './gallery-picture'

/** Pictures hang as in a long room: one alone, then two side by side, and again. */
export function PictureGallery({ file }: { file: GalleryDesignFile }) {
  const walls = intoWalls(file.images)
  return (
    <article className="overflow-x-clip">
      <div className="column pt-24 pb-[clamp(4.5rem,9vw,8.5rem)]">
        <DesignFileHeader file={file} label={`Gallery — ${file.images.length}`} look="primary" />
        <ul className="mt-14 grid gap-y-20 lg:mt-20 lg:gap-y-32">
          {walls.flatMap(({ alone, pair }, wall) => [
            <GalleryPicture
              key={alone.id}
              concept={alone}
              place="alone"
              flipped={wall % 2 === 1}
              eager={wall === 0}
            />,
            pair.length > 0 && (
              <li key={`${alone.id}-pair`}>
                <ul className="grid gap-y-20 lg:flex lg:items-start lg:gap-x-10">
                  {pair.map((concept, index) => (
                    <GalleryPicture key={concept.id} concept={concept} place="pair" flipped={index === 1} />
                  ))}
                </ul>
              </li>
            ),
          ])}
        </ul>
      </div>
      <CallToAction content={file.callToAction} tone="vermilion" location="AI gallery" />
    </article>
  )
}

function intoWalls(images: AiConcept[]): { alone: AiConcept; pair: AiConcept[] }[] {
  return images.flatMap((alone, index) =>
    index % 3 === 0 ? [{ alone, pair: images.slice(index + 1, index + 3) }] : [],
  )
}
