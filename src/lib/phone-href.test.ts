import { expect, test } from 'vitest'
import { phoneHref } from './phone-href'

test('a number written for people becomes one that a phone dials', () => {
  expect(phoneHref('(503) 555-0142')).toBe('tel:+15035550142')
})
