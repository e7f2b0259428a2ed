import { incident } from '../../../../content/incident'
import { incidentPlay as words } from '../../../../content/incident-play'
import type { IncidentNode } from '../../../../content/types'
import { between, burningAt, secondsOf } from './clock-time'
import type { Game } from './game'
import { MapBands } from './map-bands'
import type { Box, MapLayout } from './map-layout'
import { useArrowKeys } from './use-arrow-keys'
import { fill, thousands } from './wording'
import './flow-map.css'

/** From here on a box says what is wrong with it. */
const BURNS = 0.03
/** A box where fewer calls fail only passes on what it is told. */
const SCORCHED_PERCENT = 10
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
        <BoxButton
          key={box.node.id}
          box={box}
          burning={burning}
          short={layout.upright}
          state={stateOf(box.node.id, game)}
          onPress={() => onPress(box.node.id)}
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

function stateOf(id: string, { phase, tried }: Game): string | undefined {
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

interface BoxButtonProps {
  box: Box
  burning: number
  /** Room for one figure only. */
  short: boolean
  state: string | undefined
  onPress: () => void
}

function BoxButton({ box: { node, x, y, width, height }, burning, short, state, onPress }: BoxButtonProps) {
  const symptom = burning > BURNS ? symptomOf(node, burning) : undefined
  const rate = `${thousands(Math.round(between(node.rate, burning)))}/s`
  const p95 = !symptom && !short && node.p95 ? `${Math.round(between(node.p95, burning))}ms` : undefined
  return (
    <button
      type="button"
      className="incident-box"
      data-burning={(symptom !== undefined && !passesOn(node)) || undefined}
      data-state={state}
      style={{ left: x, top: y, width, height, '--team': `var(--team-${node.team})` }}
      onClick={onPress}
    >
      <b>{nameOf(node)}</b>
      <small>
        {short && symptom ? '' : [rate, p95].filter(Boolean).join(' · ')}
        {!short && symptom && ' · '}
        {symptom && <em>{symptom}</em>}
      </small>
    </button>
  )
}

function passesOn({ symptom, failing }: IncidentNode): boolean {
  return symptom === 'failing' && failing![1] < SCORCHED_PERCENT
}

function nameOf({ id }: IncidentNode): string {
  return words.folded[id as keyof typeof words.folded] ?? id
}

function symptomOf({ symptom, failing, p95 }: IncidentNode, burning: number): string | undefined {
  if (symptom === 'failing' && failing)
    return fill(words.symptoms.failing, { percent: between(failing, burning).toFixed(1) })
  if (symptom === 'slow' && p95)
    return fill(words.symptoms.slow, { seconds: (between(p95, burning) / 1000).toFixed(1) })
  return symptom && words.symptoms[symptom]
}
