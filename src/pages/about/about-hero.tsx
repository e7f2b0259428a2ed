import type { AccentedText, Picture } from '../../../content/types'
import { Accented } from '../../components/ui/accented'
import { SiteImage } from '../../components/ui/site-image'

interface AboutHeroProps {
  heading: AccentedText
  intro: string
  portrait: Picture
  portraitAlt: string
}

/** The box is higher than the picture in places, which is then drawn wider than the box and cropped. */
const DRAWN_WIDTH =
  '(min-width: 80rem) max(50vw, 41rem), (min-width: 64rem) max(50vw, 34rem), (min-width: 48rem) max(54vw, 32rem), 100vw'

export function AboutHero({ heading, intro, portrait, portraitAlt }: AboutHeroProps) {
  return (
    <section aria-labelledby="about-title" className="on-dark relative isolate overflow-hidden bg-pine">
      <div className="column flex flex-col justify-center pt-32 pb-12 md:min-h-[42rem] md:pb-32 lg:min-h-[min(46rem,100svh)] lg:pb-36 xl:min-h-[min(56rem,100svh)]">
        <div className="md:max-w-[44%]">
          <h1 id="about-title" className="display text-hero">
            <Accented text={heading} className="block text-[1.12em] text-butter" />
          </h1>
          <p className="mt-7 max-w-[24em] text-lead text-paper/90 md:mt-9">{intro}</p>
        </div>
      </div>
      <div className="-z-10 px-5 md:absolute md:top-22 md:right-0 md:bottom-0 md:w-[54%] md:max-w-[46rem] md:px-0 lg:w-1/2">
        <SiteImage
          picture={portrait}
          alt={portraitAlt}
          sizes={DRAWN_WIDTH}
          width={1200}
          height={1400}
          eager
          priority="high"
          className="rounded-t-image w-full md:h-full md:rounded-tr-none"
          imageClassName="object-top"
        />
      </div>
    </section>
  )
}
