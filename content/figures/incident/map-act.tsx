import { useMemo } from 'react'
import { FlowMap } from './flow-map'
import type { Game } from './game'
import { layOutMap } from './map-layout'
import { TimeScrubber } from './time-scrubber'
import { usePlayback } from './use-playback'
import { useWidth } from './use-width'

interface MapActProps {
  game: Game
  onPress: (service: string) => void
}

/** The same minutes on the map, with the hour below it. */
export function MapAct({ game, onPress }: MapActProps) {
  const [box, width] = useWidth<HTMLDivElement>()
  const playback = usePlayback()
  const layout = useMemo(() => (width > 0 ? layOutMap(width) : undefined), [width])
  return (
    <>
      <div ref={box} className="incident-map">
        {layout && (
          <FlowMap
            layout={layout}
            width={width}
            time={playback.time}
            moving={playback.playing}
            game={game}
            onPress={onPress}
          />
        )}
      </div>
      <TimeScrubber {...playback} />
    </>
  )
}
