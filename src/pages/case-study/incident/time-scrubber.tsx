import type { KeyboardEvent } from 'react'
import { incident } from '../../../../content/incident'
import { incidentPlay } from '../../../../content/incident-play'
import { orderBars } from './chart-series'
import { clockTime, failingAt, HOUR, secondsOf, shareOfHour } from './clock-time'
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
        <Bars time={time} />
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
        <Scale />
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

const BAR_COUNT = 120
const BAR_HEIGHT = 60
const ROOM = 600
const bars = orderBars(BAR_COUNT)
const fine = bars.map(({ fine }, index) => bar(index, fine, 0)).join('')
const failing = bars.map(({ fine, failing }, index) => bar(index, failing, fine)).join('')

function bar(index: number, value: number, above: number): string {
  const height = (value / ROOM) * BAR_HEIGHT
  const bottom = BAR_HEIGHT - (above / ROOM) * BAR_HEIGHT
  return `M${index + 0.14} ${bottom.toFixed(2)}v${-height.toFixed(2)}h.72v${height.toFixed(2)}Z`
}

function Bars({ time }: { time: number }) {
  const now = shareOfHour(time) * BAR_COUNT
  return (
    <svg
      className="incident-bars"
      viewBox={`0 0 ${BAR_COUNT} ${BAR_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={fine} className="incident-bar" />
      <path d={failing} className="incident-bar-hot" />
      <rect className="incident-ahead" x={now} width={BAR_COUNT - now} height={BAR_HEIGHT} />
    </svg>
  )
}

const FLAGS = [
  { at: incident.deploy.atSecond, text: words.deploy, side: 'before' },
  { at: incident.rollBack.agreed, text: words.rollBack, side: 'after' },
]
const TICKS = [0, 0.25, 0.5, 0.75, 1].map((share) => HOUR.from + share * (HOUR.to - HOUR.from))

function Scale() {
  return (
    <div aria-hidden="true">
      <span className="incident-caption">{words.chart}</span>
      {FLAGS.map(({ at, text, side }) => (
        <span
          key={text}
          className="incident-flag"
          data-side={side}
          style={{ left: `${100 * shareOfHour(secondsOf(at))}%` }}
        >
          <i>{text}</i>
        </span>
      ))}
      <div className="incident-ticks">
        {TICKS.map((tick) => (
          <span key={tick}>{clockTime(tick)}</span>
        ))}
      </div>
    </div>
  )
}
