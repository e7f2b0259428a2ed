import { incident } from '../../incident'

/** Seconds since midnight of a time such as `14:02` or `14:02:10`. */
export function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60 + seconds
}

/** The time as a clock shows it, without seconds: `14:02`. */
export function clockTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

export const HOUR = { from: secondsOf(incident.hour.from), to: secondsOf(incident.hour.to) }

/** Where a moment stands in the hour, from 0 to 1. */
export function shareOfHour(seconds: number): number {
  return (seconds - HOUR.from) / (HOUR.to - HOUR.from)
}

const MOMENTS = incident.failing.map(([time, percent]) => ({ at: secondsOf(time), percent }))

/** Percent of orders that fail at this second. */
export function failingAt(seconds: number): number {
  const next = MOMENTS.findIndex(({ at }) => at > seconds)
  const [before, after] = [MOMENTS.at(next - 1)!, MOMENTS.at(next)!]
  if (next <= 0) return MOMENTS.at(next)!.percent
  const share = (seconds - before.at) / (after.at - before.at)
  return before.percent + share * (after.percent - before.percent)
}

/** How much it burns, from 0 (an ordinary Sunday) to 1. */
export function burningAt(seconds: number): number {
  const { calmShare, failingShare } = incident.orders
  return (failingAt(seconds) - calmShare) / (failingShare - calmShare)
}

export function between([calm, burning]: [number, number], share: number): number {
  return calm + (burning - calm) * share
}
