/** A part of a visit, in epoch milliseconds. */
export interface Interval {
  from: number
  to: number
}

/** Nobody looked: cut out of the drawing. */
export interface Pause {
  /** Where the cut is, 0 to 1. */
  at: number
  ms: number
}

export interface TimeScale {
  /** Looked at in all. */
  ms: number
  /** Where a moment stands in the drawing, 0 to 1. */
  place: (time: number) => number
  /** Where so much time of looking has passed, 0 to 1. */
  placeOfMs: (ms: number) => number
  /** How much time of looking has passed at this place. */
  msAt: (place: number) => number
  pauses: Pause[]
}

/** Absences shorter than this are drawn as they were. */
export const SHORTEST_PAUSE_MS = 20_000
/** As much of the drawing as a pause takes. */
const PAUSE_SHARE = 0.02

/**
 * Time runs evenly where somebody looked, and long absences are cut out, so that a tab that was left open overnight
 * doesn't crush what was read. With `room`, the drawing is that long at least, and a visit that goes on grows into it.
 */
export function timeScale(intervals: Interval[], room = 0): TimeScale {
  const runs = joined(intervals)
  const ms = runs.reduce((sum, { from, to }) => sum + to - from, 0)
  const whole = Math.max(ms, room, 1)
  const pause = whole * PAUSE_SHARE
  const length = whole + pause * Math.max(0, runs.length - 1)
  let passed = 0
  const parts = runs.map((run, index) => {
    const part = { ...run, passed, start: passed + index * pause }
    passed += run.to - run.from
    return part
  })
  function place(time: number): number {
    const part = parts.findLast(({ from }) => from <= time) ?? parts[0]
    if (!part) return 0
    const inside = Math.min(Math.max(time - part.from, 0), part.to - part.from)
    return (part.start + inside) / length
  }
  function placeOfMs(at: number): number {
    const part = parts.findLast((candidate) => candidate.passed <= at) ?? parts[0]
    return part ? (part.start + at - part.passed) / length : at / length
  }
  function msAt(at: number): number {
    const part = parts.findLast(({ start }) => start <= at * length) ?? parts[0]
    if (!part) return 0
    // In a pause no time passes, and what is ahead of a visit that goes on is counted on.
    const end = part === parts.at(-1) ? Number.POSITIVE_INFINITY : part.to - part.from
    return part.passed + Math.min(at * length - part.start, end)
  }
  const pauses = parts.slice(1).map((part, index) => ({
    at: (part.start - pause / 2) / length,
    ms: part.from - parts[index]!.to,
  }))
  return { ms, place, placeOfMs, msAt, pauses }
}

/** One after the other, those that touch or almost touch as one. */
function joined(intervals: Interval[]): Interval[] {
  const runs: Interval[] = []
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = runs.at(-1)
    if (last && from - last.to < SHORTEST_PAUSE_MS) last.to = Math.max(last.to, to)
    else runs.push({ from, to: Math.max(from, to) })
  }
  return runs
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const STEPS = [
  5 * SECOND,
  10 * SECOND,
  30 * SECOND,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  20 * MINUTE,
  30 * MINUTE,
  60 * MINUTE,
]
const MOST_TICKS = 7

/** The moments that the axis names. */
export function ticks(ms: number): number[] {
  const step = STEPS.find((size) => ms / size <= MOST_TICKS) ?? Math.ceil(ms / MOST_TICKS / MINUTE) * MINUTE
  return Array.from({ length: Math.floor(ms / step) + 1 }, (_, index) => index * step)
}

/** The room that a visit is given while it goes on: a quarter more than it has, to the next full step. */
export function roomFor(ms: number): number {
  const wanted = Math.max(ms * 1.25, MINUTE)
  const step = STEPS.find((size) => wanted / size <= MOST_TICKS) ?? 60 * MINUTE
  return Math.ceil(wanted / step) * step
}
