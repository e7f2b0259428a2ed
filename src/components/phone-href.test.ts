import { expect, test } from 'vitest'
import { phoneHref } from './phone-href'

test('a number written for people becomes one that a phone dials', () => {
  expect(phoneHref('(503) 555-0142')).toBe('tel:+15035550142')
  expect(phoneHref('1-503-555-0142')).toBe('tel:+15035550142')
})

test('a number with a country code of its own keeps it', () => {
  expect(phoneHref('+1 (503) 555-0142')).toBe('tel:+15035550142')
  expect(phoneHref('+49 30 5550142')).toBe('tel:+49305550142')
  expect(phoneHref('+49 (0)30 5550142')).toBe('tel:+49305550142')
  expect(phoneHref('0049 30 5550142')).toBe('tel:+49305550142')
})

test('a number of another country without its code is dialed as it is written', () => {
  expect(phoneHref('030 5550142')).toBe('tel:0305550142')
  expect(phoneHref('532 555 01 42')).toBe('tel:5325550142')
  expect(phoneHref('98555 50142')).toBe('tel:9855550142')
})

test('an extension is dialed after the number', () => {
  expect(phoneHref('(503) 555-0142 ext. 7')).toBe('tel:+15035550142;ext=7')
  expect(phoneHref('+44 20 5550 0142 x12')).toBe('tel:+442055500142;ext=12')
})

test('without a number there is no link', () => {
  for (const phone of ['', ' ', '+', 'on request']) expect(phoneHref(phone), phone).toBeFalsy()
})
