import { useEffect, useState } from 'react'
import { type Act, actOf, elapsed, type Game } from './game'
import { useLessMotion } from './use-less-motion'
import { stopwatchTime } from './wording'

const TENTH = 100

/** Shows tenths of a second, or whole seconds to those who asked for less motion. */
export function Stopwatch({ game, act, label }: { game: Game; act: Act; label: string }) {
  const [at, setAt] = useState(() => performance.now())
  const lessMotion = useLessMotion()
  const running = actOf(game) === act && game.since !== undefined

  useEffect(() => {
    if (!running) return
    setAt(performance.now())
    const timer = setInterval(() => setAt(performance.now()), TENTH)
    return () => clearInterval(timer)
  }, [running])

  return (
    <div
      role="timer"
      aria-label={label}
      aria-live="off"
      className="incident-stopwatch"
      data-running={running}
    >
      {stopwatchTime(Math.max(0, elapsed(game, act, at)), !lessMotion)}
    </div>
  )
}
