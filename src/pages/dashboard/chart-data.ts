import { dayOf, eventTime } from '../../analytics/event-time'
import type { StoredEvent } from '../../analytics/events'
import { SCROLL_MILESTONES } from '../../analytics/scroll-milestones'
import { depthOf } from './summarize-events'

const DAYS = 14

export interface DayViews {
  /** As `2025-06-08`. */
  day: string
  views: number
}

/** The page views of the last fourteen days, today last. */
export function viewsPerDay(events: StoredEvent[], today: Date): DayViews[] {
  const views = new Map<string, number>()
  for (const event of events) {
    const time = event.event === 'page_load' ? eventTime(event) : undefined
    if (time) views.set(dayOf(time), (views.get(dayOf(time)) ?? 0) + 1)
  }
  return Array.from({ length: DAYS }, (_, index) => {
    // Noon, so that a change of the clocks doesn't skip a day.
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - (DAYS - 1 - index), 12)
    return { day: dayOf(date), views: views.get(dayOf(date)) ?? 0 }
  })
}

export interface FunnelStep {
  /** In percent of the page. */
  depth: number
  reached: number
}

/** How many page views came as far as each milestone. Each milestone is recorded once per view. */
export function scrollFunnel(events: StoredEvent[]): FunnelStep[] {
  const depths = events.map(depthOf)
  return SCROLL_MILESTONES.map((depth) => ({
    depth,
    reached: depths.filter((reached) => reached === depth).length,
  }))
}
