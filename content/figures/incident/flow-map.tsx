import { incident } from '../../incident'
import { incidentPlay as words } from '../../incident-play'
import { burningAt, secondsOf } from './clock-time'
import type { Game } from './game'
import { MapBands } from './map-bands'
import { MapBox } from './map-box'
import type { Box, MapLayout } from './map-layout'
import { useArrowKeys } from './use-arrow-keys'
import './flow-map.css'

const DEPLOYED = secondsOf(incident.deploy.atSecond)

interface FlowMapProps {
  layout: MapLayout
  width: number
  time: number
  moving: boolean
  game: Game
  onPress: (service: string) => void
}

/** From clients to stores. Width is traffic, red is failing, dashes are repeats. */
export function FlowMap({ layout, width, time, moving, game, onPress }: FlowMapProps) {
  const group = useArrowKeys<HTMLDivElement>()
  const burning = burningAt(time)
  const stock = layout.boxes.find(({ node }) => node.symptom === 'poolFull')!
  const culprit = layout.boxes.find(({ node }) => node.id === incident.culprit)!
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a shape of its own
    <div
      ref={group}
      role="group"
      aria-label={words.map.boxes}
      className="incident-flow"
      data-upright={layout.upright || undefined}
      style={{ height: layout.height }}
    >
      {!layout.upright && <Tiers boxes={layout.boxes} />}
      <MapBands
        bands={layout.bandsAt(burning)}
        boxes={layout.boxes}
        size={{ width, height: layout.height }}
        burning={burning}
        moving={moving}
        upright={layout.upright}
      />
      {layout.boxes.map((box) => (
        <MapBox
          key={box.node.id}
          box={box}
          burning={burning}
          short={layout.upright}
          state={stateOf(box.node.id, game)}
          onPress={onPress}
        />
      ))}
      {time >= DEPLOYED && (
        <span
          className="incident-deploy"
          style={{ left: culprit.x + culprit.width - 6, top: culprit.y }}
          aria-hidden="true"
        >
          {words.time.deploy}
        </span>
      )}
      <span
        className="incident-again"
        style={{ left: stock.x + 12, top: stock.y + stock.height - 4, opacity: burning }}
        aria-hidden="true"
      >
        {words.again}
      </span>
    </div>
  )
}

function stateOf(id: string, { phase, tried }: Game): 'wrong' | 'right' | undefined {
  if (phase === 'told' && id === incident.culprit) return 'right'
  return tried.includes(id) ? 'wrong' : undefined
}

function Tiers({ boxes }: { boxes: Box[] }) {
  return words.tiers.map((tier, index) => (
    <span
      key={tier}
      className="incident-tier"
      style={{ left: boxes.find(({ node }) => node.tier === index)?.x }}
      aria-hidden="true"
    >
      {tier}
    </span>
  ))
}
