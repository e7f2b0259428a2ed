import { incident } from '../../incident'
import type { ChartHabit, IncidentChart } from '../../types'
import { between, burningAt, failingAt, HOUR, secondsOf } from './clock-time'

const STEP = 60
/** The dashboard is opened at the moment of the still picture. */
const NOW = secondsOf(incident.seen)
const COUNT = (NOW - HOUR.from) / STEP + 1
/** How far an ordinary value strays. */
const STRAY = 0.05

/** Numbers from 0 to 1 that are the same at every visit. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** By how much of its value a curve strays at a minute, from -1 to about 3. */
const HABITS: Record<ChartHabit, (step: number, offset: number) => number> = {
  steady: () => 0,
  wave: (step, offset) => Math.sin(step / 7 + offset),
  teeth: (step, offset) => (((step + offset * 7) % 11) / 11) * 2.4 - 1.2,
  bursts: (step, offset) => ((step + Math.floor(offset * 4)) % 9 < 2 ? 2.2 : 0),
  spike: (step, offset) => 3.2 * Math.exp(-(((step - 12 - offset * 4.5) / 1.4) ** 2)),
}

/** The curve of a chart, one value a minute. */
export function chartValues({ value, habit }: IncidentChart, index: number): number[] {
  const random = seeded(index * 7919 + 11)
  const offset = random() * 6.2
  return Array.from({ length: COUNT }, (_, step) => {
    const ordinary = between(value, burningAt(HOUR.from + step * STEP))
    return ordinary * (1 + STRAY * (HABITS[habit](step, offset) + random() * 1.2 - 0.6))
  })
}

/** A line through the values, in a box of this size. As on any dashboard, each chart has a scale of its own. */
export function linePath(values: number[], width: number, height: number): string {
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * width
    const y = height - 2 - ((value - low) / span) * (height - 4)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** The hour in this many parts: orders a second that go well, and those that fail. */
export function orderBars(count: number): { fine: number; failing: number }[] {
  const random = seeded(5)
  return Array.from({ length: count }, (_, index) => {
    const at = HOUR.from + ((index + 0.5) / count) * (HOUR.to - HOUR.from)
    const all = incident.orders.rate * (1 + 0.08 * Math.sin(index * 0.11) + 0.06 * random())
    const failing = (all * failingAt(at)) / 100
    return { fine: all - failing, failing }
  })
}
