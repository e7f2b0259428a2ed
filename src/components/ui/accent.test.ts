import { expect, test } from 'vitest'
import { splitAccent, withoutAccent } from './accent'

test('an accent stands anywhere in a text', () => {
  expect(splitAccent('Creating *intelligent* experiences')).toEqual([
    'Creating ',
    'intelligent',
    ' experiences',
  ])
  expect(splitAccent('*Quick* Contact')).toEqual(['', 'Quick', ' Contact'])
  expect(splitAccent('About *Me*')).toEqual(['About ', 'Me', ''])
})

test('a text without accent stays as it is', () => {
  expect(splitAccent('Resume')).toEqual(['Resume', '', ''])
})

test('the plain text has every word and no mark', () => {
  expect(withoutAccent('What can your users *not see*?')).toBe('What can your users not see?')
  expect(withoutAccent('Resume')).toBe('Resume')
})
