import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Figure, Picture } from '../../../content/types'
import { CaptionedFigure, partForPhones } from '../../components/figure'
import { Button } from '../../components/ui/button'
import { useNearModule } from '../../components/use-near-module'
import { playableModule } from './playables'

interface PlayableFigureProps {
  figure: Figure
  play: string
  sizes: string
}

/**
 * A figure that can be played. The picture with its caption stands there first, and stays without script and on paper;
 * the game takes its place when somebody asks for it.
 */
export function PlayableFigure({ figure, play, sizes }: PlayableFigureProps) {
  const box = useRef<HTMLDivElement>(null)
  const [playing, setPlaying] = useState(false)
  const part = partForPhones(figure)?.picture ?? figure.picture
  const module = useNearModule(box, playableModule(play))

  function close() {
    setPlaying(false)
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-opener]')?.focus())
  }

  return (
    <div ref={box} data-playable={play} className="relative my-6 lg:my-10">
      <div className={playing ? 'hidden print:block' : undefined}>
        <CaptionedFigure figure={figure} sizes={sizes} />
      </div>
      {module && !playing && (
        <div
          data-print="hide"
          style={{ '--shape': shape(figure.picture), '--phone-shape': shape(part) }}
          className="on-dark aspect-(--shape) max-md:aspect-(--phone-shape) pointer-events-none absolute top-0 flex max-md:inset-x-[calc(-1*clamp(1.25rem,4vw,2rem))] md:inset-x-0 md:rounded-image items-end overflow-hidden sm:bg-linear-to-t sm:from-pine-deep/95 sm:from-10% sm:to-transparent sm:to-30%"
        >
          <div className="flex w-full animate-fade flex-wrap items-center gap-x-5 gap-y-2 p-3 sm:p-6 md:p-8">
            <Button data-opener look="light" className="pointer-events-auto" onClick={() => setPlaying(true)}>
              <IconPlayerPlayFilled aria-hidden="true" size={16} />
              {module.open}
            </Button>
            <p className="max-sm:hidden">{module.lead}</p>
          </div>
        </div>
      )}
      {module && playing && <module.Game onClose={close} />}
    </div>
  )
}

function shape({ width, height }: Picture): string {
  return `${width} / ${height}`
}
