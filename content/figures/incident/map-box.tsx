import { memo } from 'react'
import { incidentPlay as words } from '../../incident-play'
import type { IncidentNode } from '../../types'
import { between } from './clock-time'
import type { Box } from './map-layout'
import { fill, thousands } from './wording'

/** From here on a box says what is wrong with it. */
const BURNS = 0.03
/** A box where fewer calls fail only passes on what it is told. */
const SCORCHED_PERCENT = 10

interface MapBoxProps {
  box: Box
  burning: number
  /** Room for one figure only. */
  short: boolean
  state: 'wrong' | 'right' | undefined
  onPress: (service: string) => void
}

/** A box of the map: its traffic and its single worst symptom. */
export function MapBox({ box, burning, short, state, onPress }: MapBoxProps) {
  const { node } = box
  const symptom = burning > BURNS ? symptomOf(node, burning) : undefined
  const rate = `${thousands(Math.round(between(node.rate, burning)))}/s`
  const p95 = !symptom && !short && node.p95 ? `${Math.round(between(node.p95, burning))}ms` : undefined
  const traffic = short && symptom ? '' : [rate, p95].filter(Boolean).join(' · ')
  return (
    <BoxButton
      box={box}
      traffic={traffic}
      symptom={symptom}
      burns={symptom !== undefined && !passesOn(node)}
      state={state}
      onPress={onPress}
    />
  )
}

interface BoxButtonProps extends Pick<MapBoxProps, 'box' | 'state' | 'onPress'> {
  traffic: string
  symptom: string | undefined
  burns: boolean
}

/** Drawn anew only when it says something new. */
const BoxButton = memo(function BoxButton({ box, traffic, symptom, burns, state, onPress }: BoxButtonProps) {
  const { node, x, y, width, height } = box
  return (
    <button
      type="button"
      className="incident-box"
      data-burning={burns || undefined}
      data-state={state}
      style={{ left: x, top: y, width, height, '--team': `var(--team-${node.team})` }}
      onClick={() => onPress(node.id)}
    >
      <b>{words.folded[node.id as keyof typeof words.folded] ?? node.id}</b>
      <small>
        {traffic}
        {traffic && symptom && ' · '}
        {symptom && <em>{symptom}</em>}
      </small>
    </button>
  )
})

function passesOn({ symptom, failing }: IncidentNode): boolean {
  return symptom === 'failing' && failing![1] < SCORCHED_PERCENT
}

function symptomOf({ symptom, failing, p95 }: IncidentNode, burning: number): string | undefined {
  if (symptom === 'failing' && failing)
    return fill(words.symptoms.failing, { percent: between(failing, burning).toFixed(1) })
  if (symptom === 'slow' && p95)
    return fill(words.symptoms.slow, { seconds: (between(p95, burning) / 1000).toFixed(1) })
  return symptom && words.symptoms[symptom]
}
