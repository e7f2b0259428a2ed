import { useEffect, useRef } from 'react'
import { replays } from '../../incident'
import { incidentPlay } from '../../incident-play'
import type { Act, Game } from './game'
import { fill, stopwatchTime } from './wording'
import './result.css'

const words = incidentPlay.result
const ACTS: Act[] = ['charts', 'map']

/** The player's two times beside those of the study. */
export function Result({ game, onAgain }: { game: Game; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  const yours = ACTS.map((act) => ({
    act,
    length: game.ran[act],
    shown: game.gaveUp[act] ? words.gaveUp : stopwatchTime(game.ran[act], false),
  }))
  const theirs = ACTS.map((act) => ({
    act,
    length: replays[act],
    shown: fill(words.minutes, { minutes: replays[act] }),
  }))
  return (
    <div className="incident-result">
      <h4 ref={title} tabIndex={-1}>
        {words.title}
      </h4>
      <div className="incident-times">
        <Times who={words.you} times={yours} />
        <Times who={words.replays} times={theirs} />
      </div>
      <div className="incident-line">
        <p>{words.remark}</p>
        <button type="button" className="incident-button" onClick={onAgain}>
          {words.again}
        </button>
      </div>
    </div>
  )
}

interface TimesProps {
  who: string
  times: { act: Act; length: number; shown: string }[]
}

/** Two spans on a scale of their own: the longer one fills it. */
function Times({ who, times }: TimesProps) {
  const longest = Math.max(...times.map(({ length }) => length), 1)
  return (
    <div>
      <p className="incident-step">{who}</p>
      <dl>
        {times.map(({ act, length, shown }) => (
          <div key={act} data-act={act}>
            <dt>{words[act]}</dt>
            <dd>
              {shown}
              <span
                className="span-mark"
                style={{ width: `${Math.max(1, (100 * length) / longest)}%` }}
                aria-hidden="true"
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
