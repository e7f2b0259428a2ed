import { memo } from 'react'
import { incident } from '../../incident'
import { incidentCharts } from '../../incident-map'
import { incidentPlay as words } from '../../incident-play'
import type { IncidentChart } from '../../types'
import { chartValues, linePath } from './chart-series'
import type { Game } from './game'
import { useArrowKeys } from './use-arrow-keys'
import { fill, thousands } from './wording'
import './chart-wall.css'

const WIDTH = 100
const HEIGHT = 34
const UNITS = { 'a second': '/s', milliseconds: ' ms', percent: '%' }

interface DrawnChart {
  chart: IncidentChart
  id: string
  line: string
}

const drawnCharts: DrawnChart[] = incidentCharts.map((chart, index) => ({
  chart,
  id: `${chart.service} ${chart.measure}`,
  line: linePath(chartValues(chart, index), WIDTH, HEIGHT),
}))

interface ChartWallProps {
  game: Game
  onPress: (chart: string, service: string) => void
}

/** Forty charts. Each is correct, and none says where to look. */
export function ChartWall({ game, onPress }: ChartWallProps) {
  const wall = useArrowKeys<HTMLDivElement>()
  const over = game.phase === 'named'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser
    <div ref={wall} role="group" aria-label={words.charts.wall} className="incident-wall">
      {drawnCharts.map((drawn) => (
        <Tile
          key={drawn.id}
          {...drawn}
          state={stateOf(drawn, game)}
          disabled={over}
          onPress={() => onPress(drawn.id, drawn.chart.service)}
        />
      ))}
    </div>
  )
}

type TileState = 'open' | 'wrong' | 'right'

function stateOf({ chart, id }: DrawnChart, { phase, tried }: Game): TileState {
  if (phase === 'named' && chart.service === incident.culprit) return 'right'
  return tried.includes(id) ? 'wrong' : 'open'
}

interface TileProps extends DrawnChart {
  state: TileState
  disabled: boolean
  onPress: () => void
}

const Tile = memo(TileView, (a, b) => a.state === b.state && a.disabled === b.disabled)

function TileView({ chart, line, state, disabled, onPress }: TileProps) {
  const { service, measure, unit, value } = chart
  const shown = (number: number) => `${thousands(number)}${unit ? UNITS[unit] : ''}`
  return (
    <button
      type="button"
      className="incident-chart"
      data-state={state}
      aria-disabled={disabled || undefined}
      onClick={onPress}
    >
      <b>{service}</b>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="incident-area" d={`${line}V${HEIGHT}H0Z`} />
        <path className="incident-curve" d={line} />
      </svg>
      <small>
        <span>{measure}</span> {shown(value[1])}
        <span className="sr-only">{fill(words.was, { value: shown(value[0]) })}</span>
      </small>
    </button>
  )
}
