import type { StoredEvent } from '../../analytics/events'

const TOP_PAGES = 5

export type DeviceClass = 'desktop' | 'mobile' | 'tablet'

export interface PageViews {
  page: string
  views: number
}

export interface DashboardSummary {
  totalViews: number
  ctaClicks: number
  resumeDownloads: number
  contactActions: number
  caseStudyViews: number
  /** Rounded mean of the recorded depths, in percent. */
  avgScrollDepth: number
  /** Most viewed first, five at most. */
  topPages: PageViews[]
  deviceTypes: Record<DeviceClass, number>
  /** Always empty: a browser doesn't know its country, and nobody is asked. */
  countries: never[]
}

export function summarizeEvents(events: StoredEvent[]): DashboardSummary {
  const loads = events.filter(({ event }) => event === 'page_load')
  function count(name: string): number {
    return events.filter(({ event }) => event === name).length
  }
  return {
    totalViews: loads.length,
    ctaClicks: count('cta_click'),
    resumeDownloads: count('resume_download'),
    contactActions: count('contact_action'),
    caseStudyViews: count('case_study_view'),
    avgScrollDepth: averageDepth(events),
    topPages: topPages(loads),
    deviceTypes: deviceTypes(loads),
    countries: [],
  }
}

/** Contact actions per view in whole percent, 0 without views. */
export function conversionRate({ contactActions, totalViews }: DashboardSummary): number {
  return totalViews === 0 ? 0 : Math.round((contactActions / totalViews) * 100)
}

export function deviceClass(userAgent: unknown): DeviceClass {
  if (typeof userAgent !== 'string') return 'desktop'
  if (userAgent.includes('Mobile')) return 'mobile'
  return userAgent.includes('Tablet') ? 'tablet' : 'desktop'
}

/** The depth that a scroll event reports, where it reports one. */
export function depthOf({ event, depth }: StoredEvent): number | undefined {
  return event === 'scroll_depth' && typeof depth === 'number' && Number.isFinite(depth) ? depth : undefined
}

function averageDepth(events: StoredEvent[]): number {
  const depths = events.map(depthOf).filter((depth) => depth !== undefined)
  return depths.length === 0 ? 0 : Math.round(depths.reduce((sum, depth) => sum + depth, 0) / depths.length)
}

function topPages(loads: StoredEvent[]): PageViews[] {
  const views = new Map<string, number>()
  for (const { page } of loads) {
    if (typeof page === 'string' && page) views.set(page, (views.get(page) ?? 0) + 1)
  }
  return [...views]
    .map(([page, count]) => ({ page, views: count }))
    .sort((a, b) => b.views - a.views)
    .slice(0, TOP_PAGES)
}

function deviceTypes(loads: StoredEvent[]): Record<DeviceClass, number> {
  const types = { desktop: 0, mobile: 0, tablet: 0 }
  for (const { userAgent } of loads) types[deviceClass(userAgent)] += 1
  return types
}
