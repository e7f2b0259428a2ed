import { IconArrowDown, IconArrowRight } from '@tabler/icons-react'
import type { AccentedText } from '../../../content/types'
import { record } from '../../analytics/record'
import { Accented } from '../../components/ui/accented'
import { Button } from '../../components/ui/button'
import { ButtonLink } from '../../components/ui/button-link'
import { SpanMark } from '../../components/ui/span-mark'
import { scrollToId } from '../../lib/scroll-behavior'
import { LinkGreeting } from './link-greeting'
import { Mosaic, type MosaicTile } from './mosaic'

interface HeroProps {
  hero: {
    badge: string
    headline: AccentedText
    intro: string
    exploreLabel: string
    resumeLabel: string
    figmaLabel: string
    scrollLabel: string
    caption: { title: string; text: string }
    mosaic: MosaicTile[]
  }
}

export function Hero({ hero }: HeroProps) {
  function goTo(id: string, cta: string) {
    record('cta_click', { cta, location: 'hero' })
    scrollToId(id)
  }

  return (
    <section aria-labelledby="hero-title" className="relative overflow-clip pt-24 pb-12 lg:pt-28">
      <div className="column grid items-center gap-x-10 gap-y-10 lg:min-h-[calc(100svh-10rem)] lg:grid-cols-12">
        <div className="lg:col-span-6">
          {__READERS__ && <LinkGreeting />}
          <p className="meta mb-6 inline-flex items-center gap-3 text-ink-soft">
            <SpanMark />
            {hero.badge}
          </p>
          <h1 id="hero-title" className="display text-hero">
            <Accented text={hero.headline} className="text-[1.08em] leading-[0.85] text-ember" />
          </h1>
          <p className="mt-6 max-w-[52ch] text-body text-ink-soft lg:mt-8 lg:text-[1.1875rem]">
            {hero.intro}
          </p>
          <div className="mt-7 flex flex-wrap gap-3 lg:mt-9">
            <Button onClick={() => goTo('projects', hero.exploreLabel)}>
              {hero.exploreLabel}
              <IconArrowDown aria-hidden="true" size={18} />
            </Button>
            <ButtonLink
              to="/resume"
              look="outline"
              onClick={() => record('cta_click', { cta: hero.resumeLabel, location: 'hero' })}
            >
              {hero.resumeLabel}
            </ButtonLink>
          </div>
        </div>
        <div className="lg:col-span-6">
          <Mosaic tiles={hero.mosaic} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
            <p className="flex items-center gap-4 rounded-tile bg-white px-5 py-3.5 leading-tight shadow-card">
              <span className="grid gap-1" aria-hidden="true">
                <span className="block h-1.5 w-6 rounded-full bg-pine" />
                <span className="ml-1.5 block h-1.5 w-7 rounded-full bg-vermilion" />
                <span className="ml-3 block h-1.5 w-4 rounded-full bg-butter" />
              </span>
              <span>
                <strong className="block text-small font-medium">{hero.caption.title}</strong>
                <span className="meta text-ink-soft">{hero.caption.text}</span>
              </span>
            </p>
            <Button look="accent" className="shadow-card" onClick={() => goTo('embeds', hero.figmaLabel)}>
              {hero.figmaLabel}
              <IconArrowRight aria-hidden="true" size={18} />
            </Button>
          </div>
        </div>
      </div>
      <div className="column mt-8 lg:mt-10" data-print="hide">
        <button
          type="button"
          aria-label={hero.scrollLabel}
          onClick={() => goTo('projects', 'Scroll down')}
          className="grid size-12 animate-bounce-soft place-items-center rounded-full border border-ink/25 hover:border-vermilion hover:bg-vermilion"
        >
          <IconArrowDown aria-hidden="true" size={20} />
        </button>
      </div>
    </section>
  )
}
