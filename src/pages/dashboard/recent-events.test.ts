import { expect, test } from 'vitest'
import { eventDetail, recentEvents } from './recent-events'

function at(minute: number, event = `e${minute}`) {
  return { event, timestamp: new Date(Date.UTC(2025, 5, 8, 14, minute)).toISOString() }
}

test('the latest ten stand newest first', () => {
  const events = Array.from({ length: 12 }, (_, minute) => at(minute))
  expect(recentEvents(events).map(({ event }) => event)).toEqual('e11 e10 e9 e8 e7 e6 e5 e4 e3 e2'.split(' '))
})

test('time decides, not the order of the log', () => {
  expect(recentEvents([at(3), at(1), at(2)]).map(({ event }) => event)).toEqual(['e3', 'e2', 'e1'])
})

test('of two events of the same moment the later recorded is the newer', () => {
  expect(recentEvents([at(1, 'first'), at(1, 'second')]).map(({ event }) => event)).toEqual([
    'second',
    'first',
  ])
})

test('an event without a time stays where it was recorded', () => {
  const events = [{ event: 'oldest' }, at(1), { event: 'lost', timestamp: 'soon' }, at(2)]
  expect(recentEvents(events).map(({ event }) => event)).toEqual(['e2', 'lost', 'e1', 'oldest'])
})

test('an event is described by its own field', () => {
  expect(eventDetail({ event: 'cta_click', cta: 'Explore My Work', page: '/' })).toBe('Explore My Work')
  expect(eventDetail({ event: 'scroll_depth', depth: 75 })).toBe('75%')
  expect(eventDetail({ event: 'page_load', page: '/', project: { odd: true } })).toBe('')
})
