import { afterEach, expect, test, vi } from 'vitest'
import { readStored, writeStored } from './local-storage'

afterEach(() => vi.unstubAllGlobals())

test('a stored value is read back', () => {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  })
  expect(writeStored('a', '1')).toBe(true)
  expect(readStored('a')).toBe('1')
  expect(readStored('b')).toBeNull()
})

test('storage that throws is like storage that is empty', () => {
  function blocked() {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
  expect(readStored('a')).toBeNull()
  expect(writeStored('a', '1')).toBe(false)
})

test('storage that is not there at all does no harm', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readStored('a')).toBeNull()
  expect(writeStored('a', '1')).toBe(false)
})
