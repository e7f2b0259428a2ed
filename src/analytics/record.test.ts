import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEventLog } from './event-log'
import { record, recordPageLoad } from './record'

beforeEach(() => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('window', {})
  visit('127.0.0.1')
})

afterEach(() => vi.unstubAllGlobals())

function visit(hostname: string): void {
  vi.stubGlobal('location', { hostname, pathname: '/visuals' })
}

test('an event is flat and carries page, time and session', () => {
  record('cta_click', { cta: 'Explore My Work', location: 'hero' })
  const [event] = readEventLog()
  expect(event).toEqual({
    event: 'cta_click',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
    page: '/visuals',
    cta: 'Explore My Work',
    location: 'hero',
  })
})

test('all events of a visit share one session', () => {
  record('resume_download', {})
  record('resume_download', {})
  const [first, second] = readEventLog()
  expect(first?.sessionId).toBe(second?.sessionId)
})

test('on localhost nothing is recorded or passed on', () => {
  const gtag = vi.fn()
  vi.stubGlobal('window', { gtag })
  visit('localhost')
  record('resume_download', {})
  expect(readEventLog()).toEqual([])
  expect(gtag).not.toHaveBeenCalled()
})

test('whichever analytics tag is there hears of the event', () => {
  const gtag = vi.fn()
  const plausible = vi.fn()
  const umami = { track: vi.fn() }
  vi.stubGlobal('window', { gtag, plausible, umami })
  record('contact_action', { action: 'linkedin' })
  const fields = { page: '/visuals', action: 'linkedin' }
  expect(gtag).toHaveBeenCalledWith('event', 'contact_action', fields)
  expect(plausible).toHaveBeenCalledWith('contact_action', { props: fields })
  expect(umami.track).toHaveBeenCalledWith('contact_action', fields)
})

test('a tag that throws does not break the page, and the event is kept', () => {
  vi.stubGlobal('window', {
    gtag() {
      throw new Error('blocked')
    },
  })
  record('resume_download', {})
  expect(readEventLog()).toHaveLength(1)
})

test('a page load tells where from, with what and how large, the browser cut to 200 characters', () => {
  vi.stubGlobal('document', { referrer: 'https://jobs.example.com/' })
  vi.stubGlobal('navigator', { userAgent: 'M'.repeat(500) })
  vi.stubGlobal('innerWidth', 390)
  vi.stubGlobal('innerHeight', 844)
  recordPageLoad()
  expect(readEventLog()[0]).toMatchObject({
    event: 'page_load',
    page: '/visuals',
    referrer: 'https://jobs.example.com/',
    userAgent: 'M'.repeat(200),
    viewport: '390x844',
  })
})
