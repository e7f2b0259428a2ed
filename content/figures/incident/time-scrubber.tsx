import type { KeyboardEvent } from 'react'
import { incident } from '../../incident'
import { incidentPlay } from '../../incident-play'
import { clockTime, failingAt, HOUR } from './clock-time'
import { HourBars, HourScale } from './hour-bars'
import { useLessMotion } from './use-less-motion'
import { type Playback, STEP } from './use-playback'
import { fill } from './wording'
import './time-scrubber.css'

const MINUTE = 60
const words = incidentPlay.time
const KEYS: Record<string, number> = {
  ArrowRight: MINUTE,
  ArrowUp: MINUTE,
  ArrowLeft: -MINUTE,
  ArrowDown: -MINUTE,
  PageUp: 10 * MINUTE,
  PageDown: -10 * MINUTE,
}

/** The hour as a range that can be dragged, over the orders of each minute. */
export function TimeScrubber({ time, playing, moveTo, toggle }: Playback) {
  const lessMotion = useLessMotion()
  function onKeyDown(event: KeyboardEvent) {
    const by = KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    moveTo(time + by)
  }
  const value = fill(words.value, { time: clockTime(time), percent: failingAt(time).toFixed(1) })

  return (
    <div className="incident-time">
      <div className="incident-clock">
        <span>{incident.day}</span>
        <b>{clockTime(time)}</b>
      </div>
      <div className="incident-keys">
        <TimeButton label={words.back} icon="M15 6l-6 6 6 6" onPress={() => moveTo(time - MINUTE)} />
        {!lessMotion && (
          <TimeButton
            label={playing ? words.pause : words.play}
            icon={playing ? 'M9 6v12M15 6v12' : 'M9 6l9 6-9 6Z'}
            onPress={toggle}
            main
          />
        )}
        <TimeButton label={words.forward} icon="M9 6l6 6-6 6" onPress={() => moveTo(time + MINUTE)} />
      </div>
      <div className="incident-range">
        <HourBars time={time} />
        <input
          type="range"
          min={HOUR.from}
          max={HOUR.to}
          step={STEP}
          value={time}
          aria-label={words.label}
          aria-valuetext={value}
          onKeyDown={onKeyDown}
          onChange={(event) => moveTo(Number(event.target.value))}
        />
        <HourScale />
      </div>
    </div>
  )
}

interface TimeButtonProps {
  label: string
  icon: string
  main?: boolean
  onPress: () => void
}

function TimeButton({ label, icon, main = false, onPress }: TimeButtonProps) {
  return (
    <button type="button" aria-label={label} data-main={main || undefined} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  )
}
