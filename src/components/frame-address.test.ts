import { expect, test } from 'vitest'
import { frameAddress } from './frame-address'

test('a frame shows web addresses and paths of this site', () => {
  for (const address of [
    'https://example.com/file',
    'http://example.com',
    '/embeds/prototype?file=a',
    'embeds/code',
  ]) {
    expect(frameAddress(address)).toBe(address)
  }
})

test('a frame refuses addresses that could run script, and none at all', () => {
  for (const address of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,hi',
    'blob:https://a/b',
    'http://',
    '',
    ' ',
  ]) {
    expect(frameAddress(address)).toBeUndefined()
  }
})
