import { IconArrowDown, IconArrowRight } from '@tabler/icons-react'
import type { HomeHero, HomeSection, Owner } from '../../../content/types'
import { record } from '../../analytics/record'
import { usePaintedAndStill } from '../../components/below-fold'
import { scrollToId } from '../../components/scroll-behavior'
import { Accented } from '../../components/ui/accented'
import { Button } from '../../components/ui/button'
import { ButtonLink } from '../../components/ui/button-link'
import { SpanMark } from '../../components/ui/span-mark'
import { LinkGreeting } from './link-greeting'
import { Mosaic } from './mosaic'

interface HeroProps {
  hero: HomeHero
  owner: Owner
  /** The sections that follow, by which it knows what it can lead to. */
  sections: HomeSection['id'][]
}

export function Hero({ hero, owner, sections }: HeroProps) {
  // What moves waits until nothing else does any more; on a first visit, until the page is alive.
  const still = usePaintedAndStill()
  const below = sections.find((id) => id === 'projects') ?? sections[0]

  function goTo(id: string, cta: string) {
    record('cta_click', { cta, location: 'hero' })
    scrollToId(id)
  }

  return (
    <section
      aria-labelledby="hero-title"
      data-run={still || undefined}
      className="overflow-clip pt-22 pb-6 lg:pt-24 lg:pb-8"
    >
      <div className="column grid grid-cols-1 items-center gap-x-10 gap-y-8 lg:min-h-[calc(100svh-12rem)] lg:grid-cols-12">
        <div className="lg:col-span-6">
          {__READERS__ && <LinkGreeting />}
          <p className="meta mb-5 inline-flex items-center gap-3 text-ink-soft lg:mb-6">
            <SpanMark />
            {hero.badge}
          </p>
          <h1 id="hero-title" className="display text-hero">
            <Accented
              text={hero.headline}
              className="text-[1.08em] leading-[0.85] text-ember max-[24rem]:block"
            />
          </h1>
          <p className="display mt-4 text-title lg:mt-7">
            {owner.name}, <span className="font-[450] text-ink-soft">{owner.role}</span>
          </p>
          <p className="mt-3 max-w-[34.5em] text-body text-ink-soft lg:text-[1.1875rem]">{hero.intro}</p>
          <div className="mt-6 flex flex-wrap items-center gap-2 sm:gap-3 lg:mt-8">
            {sections.includes('projects') && (
              <Button className="max-sm:grow max-sm:px-2" onClick={() => goTo('projects', hero.exploreLabel)}>
                {hero.exploreLabel}
              </Button>
            )}
            <ButtonLink
              to="/resume"
              look="outline"
              className="max-sm:grow max-sm:px-2"
              onClick={() => record('cta_click', { cta: hero.resumeLabel, location: 'hero' })}
            >
              {hero.resumeLabel}
            </ButtonLink>
            {below && (
              <button
                type="button"
                data-print="hide"
                aria-label={hero.scrollLabel}
                onClick={() => goTo(below, 'Scroll down')}
                className="grid size-12 [html[data-ready]_[data-run]_&]:animate-bounce-soft place-items-center rounded-full border border-ink/25 hover:border-vermilion hover:bg-vermilion"
              >
                <IconArrowDown aria-hidden="true" size={20} />
              </button>
            )}
          </div>
        </div>
        {/* On a wide and low screen, the wall ends where the screen does. */}
        <div className="lg:col-span-6 lg:ml-auto lg:w-[min(100%,100svh-15rem)]">
          <Mosaic tiles={hero.mosaic} />
          <div className="mt-3 flex items-center justify-between gap-2 sm:mt-4">
            <p className="flex items-center gap-4 rounded-tile bg-white px-4 py-3 leading-tight shadow-card sm:px-5 sm:py-3.5">
              <span className="grid gap-1 max-sm:hidden" aria-hidden="true">
                <span className="block h-1.5 w-6 rounded-full bg-pine" />
                <span className="ml-1.5 block h-1.5 w-7 rounded-full bg-vermilion" />
                <span className="ml-3 block h-1.5 w-4 rounded-full bg-butter" />
              </span>
              <span>
                <strong className="block text-small font-medium">{hero.caption.title}</strong>
                <span className="meta text-ink-soft max-sm:text-[0.75rem]">{hero.caption.text}</span>
              </span>
            </p>
            {sections.includes('embeds') && (
              <Button
                look="accent"
                className="shadow-card max-sm:px-4 max-sm:whitespace-nowrap"
                onClick={() => goTo('embeds', hero.figmaLabel)}
              >
                {hero.figmaLabel}
                <IconArrowRight aria-hidden="true" size={18} className="max-sm:hidden" />
              </Button>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
