import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import type { CompanyLogo } from '../../../content/types'

/** The row stands twice, so that it can move by its own half without an end. It rests under the pointer, by its button, and with reduced motion. */
export function LogoStrip({ heading, logos }: { heading: string; logos: CompanyLogo[] }) {
  const [paused, setPaused] = useState(false)
  const Icon = paused ? IconPlayerPlay : IconPlayerPause
  return (
    <section aria-labelledby="logos-title" className="group overflow-hidden py-16 md:py-20">
      <div className="column mb-8 flex items-center justify-between gap-6">
        <h2 id="logos-title" className="meta text-ink-soft">
          {heading}
        </h2>
        <button
          type="button"
          data-print="hide"
          aria-label={paused ? 'Play the moving logos' : 'Pause the moving logos'}
          onClick={() => setPaused(!paused)}
          className="grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink motion-reduce:hidden"
        >
          <Icon aria-hidden="true" size={18} />
        </button>
      </div>
      <div
        data-paused={paused || undefined}
        className="flex w-max animate-strip group-has-focus-visible:[animation-play-state:paused] hover:[animation-play-state:paused] data-paused:[animation-play-state:paused] motion-reduce:w-auto print:w-auto print:animate-none"
      >
        <LogoRow logos={logos} />
        <div aria-hidden="true" className="motion-reduce:hidden print:hidden">
          <LogoRow logos={logos} />
        </div>
      </div>
    </section>
  )
}

function LogoRow({ logos }: { logos: CompanyLogo[] }) {
  return (
    <ul className="flex shrink-0 items-center motion-reduce:shrink motion-reduce:flex-wrap motion-reduce:justify-center motion-reduce:gap-y-8 print:shrink print:flex-wrap">
      {logos.map(({ name, svg }) => (
        <li
          key={name}
          className="px-7 md:px-12 [&>svg]:h-8 [&>svg]:w-auto md:[&>svg]:h-10"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own drawings, part of the build
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      ))}
    </ul>
  )
}
