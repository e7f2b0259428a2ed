import { expect, test } from 'vitest'
import type { StoredEvent } from '../../analytics/events'
import { conversionRate, deviceClass, summarizeEvents } from './summarize-events'

const PHONE = 'Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile/15E148'
const TABLET = 'Mozilla/5.0 (Android 14; Tablet; rv:128.0) Gecko/128.0'
const LAPTOP = 'Mozilla/5.0 (Macintosh) AppleWebKit/537.36 Chrome/126'

function view(page: string, userAgent = LAPTOP): StoredEvent {
  return { event: 'page_load', page, userAgent }
}

test('an empty log gives zeros', () => {
  const summary = summarizeEvents([])
  expect(summary).toEqual({
    totalViews: 0,
    ctaClicks: 0,
    resumeDownloads: 0,
    contactActions: 0,
    caseStudyViews: 0,
    avgScrollDepth: 0,
    topPages: [],
    deviceTypes: { desktop: 0, mobile: 0, tablet: 0 },
    countries: [],
  })
  expect(conversionRate(summary)).toBe(0)
})

test('each kind of event is counted for itself', () => {
  const names = [
    'page_load',
    'cta_click',
    'cta_click',
    'resume_download',
    'contact_action',
    'case_study_view',
    'other',
  ]
  const summary = summarizeEvents(names.map((event) => ({ event })))
  expect(summary).toMatchObject({
    totalViews: 1,
    ctaClicks: 2,
    resumeDownloads: 1,
    contactActions: 1,
    caseStudyViews: 1,
  })
})

test('the conversion rate is contact actions per view in whole percent', () => {
  const events = [view('/'), view('/about'), view('/resume'), { event: 'contact_action' }]
  expect(conversionRate(summarizeEvents(events))).toBe(33)
  expect(conversionRate(summarizeEvents([{ event: 'contact_action' }]))).toBe(0)
})

test('the average depth is the rounded mean of the depths that are numbers', () => {
  const depths = [25, 50, 90, '75', undefined, Number.NaN]
  expect(summarizeEvents(depths.map((depth) => ({ event: 'scroll_depth', depth }))).avgScrollDepth).toBe(55)
})

test('top pages are the five most viewed, the earlier first among equals', () => {
  const pages = ['/a', '/b', '/b', '/c', '/d', '/e', '/f', '/f', '/f']
  expect(summarizeEvents(pages.map((page) => view(page))).topPages).toEqual([
    { page: '/f', views: 3 },
    { page: '/b', views: 2 },
    { page: '/a', views: 1 },
    { page: '/c', views: 1 },
    { page: '/d', views: 1 },
  ])
})

test('a view without a page counts as a view of no page', () => {
  const summary = summarizeEvents([{ event: 'page_load', page: 7 }, { event: 'page_load' }])
  expect(summary).toMatchObject({ totalViews: 2, topPages: [], deviceTypes: { desktop: 2 } })
})

test('the user agent tells the device: Mobile before Tablet before anything else', () => {
  expect([PHONE, TABLET, LAPTOP, `${PHONE} Tablet`, undefined].map(deviceClass)).toEqual([
    'mobile',
    'tablet',
    'desktop',
    'mobile',
    'desktop',
  ])
  expect(summarizeEvents([view('/', PHONE), view('/', TABLET), view('/')]).deviceTypes).toEqual({
    desktop: 1,
    mobile: 1,
    tablet: 1,
  })
})
