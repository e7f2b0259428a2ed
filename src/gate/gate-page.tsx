import { gate } from '../../content/gate'
import logo from '../../content/logo.svg?raw'
import { owner } from '../../content/site'
import { Logo } from '../components/logo'
import { SiteImage } from '../components/ui/site-image'
import type { SiteSettings } from '../loading/site-settings'
import { GateForm } from './gate-form'

/** The picture covers the screen, so on an upright phone it is wider than the screen. */
const GATE_SIZES = '(max-aspect-ratio: 8/5) 160vh, 100vw'

/** What a stranger sees, on every address. */
export function GatePage({ access, ownerShown }: Pick<SiteSettings, 'access' | 'ownerShown'>) {
  return (
    <main className="relative isolate grid min-h-svh grid-rows-[1fr_auto] overflow-clip bg-pine-deep on-dark [--gate-left:clamp(2.5rem,87vw-40.5vh-28.5rem,21vw)]">
      {/* On phones taller than the screen, so that the still life begins under the card. The card's left edge
          keeps it off the still life on narrow landscape screens.
          Not eager, so that a returning visitor, who never sees it, doesn't download it. */}
      <div
        data-scene={JSON.stringify(gate.scene)}
        className="absolute inset-0 -z-10 max-sm:bottom-auto max-sm:h-[max(112%,58rem)]"
      >
        <SiteImage
          picture={gate.background}
          alt=""
          sizes={GATE_SIZES}
          priority="high"
          className="h-full w-full"
          imageClassName="object-[84%_50%] sm:object-[87%_50%]"
        />
      </div>
      {/* In the middle of a wide screen by its likely height, so that nothing moves while it arrives. */}
      <div className="px-5 pt-9 pb-6 sm:px-10 sm:pt-20 lg:pt-[max(3.5rem,50svh-13.5rem)] lg:pl-(--gate-left)">
        <div className="w-full max-w-[27rem]">
          <p className="mb-6 flex items-center gap-3.5">
            <Logo svg={logo} className="h-9" />
            {ownerShown && (
              <span className="leading-tight">
                <span className="display block text-title">{owner.name}</span>
                <span className="meta text-paper/85">{owner.role}</span>
              </span>
            )}
          </p>
          <GateForm access={access} />
        </div>
      </div>
      <p className="meta bg-linear-to-t from-pine-deep/90 px-5 pt-12 pb-6 text-paper/85 sm:bg-none sm:px-10 sm:pt-0 lg:pl-(--gate-left)">
        {gate.footer}
      </p>
    </main>
  )
}
