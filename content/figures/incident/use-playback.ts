import { useEffect, useState } from 'react'
import { incident } from '../../incident'
import { HOUR, secondsOf } from './clock-time'
import { useLessMotion } from './use-less-motion'

/** Seconds of the incident in a second of watching. */
const SPEED = 260
/** The map moves in steps of this many seconds. */
export const STEP = 10
/** The map is opened at the moment of the dashboard, and tells on the way how it came to that. */
const OPENING = { from: secondsOf('13:57'), to: secondsOf(incident.seen) }

interface Position {
  /** The moment that is shown, in seconds since midnight. */
  time: number
  /** Until when it plays; undefined while it rests. */
  until: number | undefined
}

export interface Playback {
  time: number
  playing: boolean
  moveTo: (time: number) => void
  toggle: () => void
}

/** The hour, which the player plays, stops and drags through. With less motion, moments change at once. */
export function usePlayback(): Playback {
  const lessMotion = useLessMotion()
  const [{ time, until }, setPosition] = useState<Position>(
    lessMotion ? { time: OPENING.to, until: undefined } : { time: OPENING.from, until: OPENING.to },
  )
  const playing = until !== undefined

  useEffect(() => {
    if (!playing) return
    let last: number | undefined
    let due = 0
    let frame = requestAnimationFrame(function go(at) {
      due += ((at - (last ?? at)) / 1000) * SPEED
      last = at
      const seconds = Math.floor(due / STEP) * STEP
      due -= seconds
      if (seconds > 0) setPosition((position) => advance(position, seconds))
      frame = requestAnimationFrame(go)
    })
    return () => cancelAnimationFrame(frame)
  }, [playing])

  return {
    time,
    playing,
    moveTo(to) {
      setPosition({ time: Math.min(HOUR.to, Math.max(HOUR.from, to)), until: undefined })
    },
    toggle() {
      if (playing) setPosition({ time, until: undefined })
      else setPosition({ time: time < HOUR.to ? time : HOUR.from, until: HOUR.to })
    },
  }
}

function advance({ time, until }: Position, seconds: number): Position {
  if (until === undefined) return { time, until }
  if (time + seconds < until) return { time: time + seconds, until }
  return { time: until, until: undefined }
}
