import { type CSSProperties, useCallback, useEffect, useReducer, useRef } from 'react'
import type { PlayableProps } from '../../../src/components/playable'
import { incident } from '../../incident'
import { incidentPlay as words } from '../../incident-play'
import { ChartWall } from './chart-wall'
import { actOf, newGame, play } from './game'
import './incident.css'
import { MapAct } from './map-act'
import { Result } from './result'
import { Stopwatch } from './stopwatch'
import { usePauseWhileHidden } from './use-pause-while-hidden'
import { fill, stopwatchTime } from './wording'

export const { open, lead } = words

/** Now, on a clock that never goes back. */
const now = () => performance.now()

/** The incident, twice: on forty charts, then on the map. */
export function Game({ onClose }: PlayableProps) {
  const [game, dispatch] = useReducer(play.bind(null, incident.culprit), undefined, () => newGame(now()))
  const stage = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const { phase } = game
  const act = actOf(game)
  const onMap = phase === 'map' || phase === 'told'
  const texts = onMap ? words.map : words.charts
  usePauseWhileHidden((hidden) => dispatch({ kind: hidden ? 'pause' : 'resume', at: now() }))

  // A new act begins at its question; the end of the first one at the way on.
  useEffect(() => {
    if (phase === 'named') {
      next.current?.focus({ preventScroll: true })
      // A focus would bring it to the middle, away from the chart that was found.
      next.current?.scrollIntoView({ block: 'nearest' })
    }
    if (!act) return
    title.current?.focus({ preventScroll: true })
    stage.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [phase, act])

  const pressBox = useCallback(
    (service: string) => dispatch({ kind: 'press', what: service, service, at: now() }),
    [],
  )

  return (
    <section
      ref={stage}
      aria-label={words.open}
      data-incident={phase}
      data-print="hide"
      className="incident on-dark"
      style={colorVariables}
    >
      <div className="incident-top">
        <header className="incident-head">
          <div>
            <p className="incident-step">{texts.step}</p>
            <h3 ref={title} tabIndex={-1} className="incident-question">
              {texts.question}
            </h3>
          </div>
          <Stopwatch game={game} act={onMap ? 'map' : 'charts'} label={words.stopwatch} />
          <button type="button" className="incident-close" aria-label={words.close} onClick={onClose}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </header>
        <div className="incident-line">
          <p role="status" data-answer={game.last === incident.culprit || undefined}>
            {message()}
          </p>
          {phase === 'named' && (
            <button
              ref={next}
              type="button"
              className="incident-button"
              onClick={() => dispatch({ kind: 'toMap', at: now() })}
            >
              {words.charts.go}
            </button>
          )}
          {act && (
            <button
              type="button"
              className="incident-button incident-button-quiet"
              onClick={() => dispatch({ kind: 'giveUp', at: now() })}
            >
              {words.giveUp}
            </button>
          )}
        </div>
      </div>
      {onMap ? (
        <MapAct game={game} onPress={pressBox} />
      ) : (
        <ChartWall
          game={game}
          onPress={(what, service) => dispatch({ kind: 'press', what, service, at: now() })}
        />
      )}
      {phase === 'told' && <Result game={game} onAgain={() => dispatch({ kind: 'start', at: now() })} />}
    </section>
  )

  function message(): string {
    const { last, gaveUp, ran } = game
    const shown = onMap ? 'map' : 'charts'
    if (last === undefined) return texts.task
    const values = { service: last, time: stopwatchTime(ran[shown], true) }
    if (last !== incident.culprit) return fill(words.notes[last] ?? words.notes.other!, values)
    return fill(gaveUp[shown] ? texts.shown : texts.found, values)
  }
}

const colorVariables = Object.fromEntries(
  Object.entries({ ...words.palette, ...prefixed('team-', words.teams) }).map(([name, color]) => [
    `--${name}`,
    color,
  ]),
) as CSSProperties

function prefixed(prefix: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]))
}
