import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'
import { readSettings } from './settings.ts'

function addressOf(remoteAddress: string, forwarded: string | undefined, trusted = ''): string {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }
  return clientAddress(
    request as unknown as IncomingMessage,
    readSettings({ TRUSTED_PROXY: trusted }).trustedProxies,
  )
}

test('without a trusted proxy the header is a claim of the visitor, and is ignored', () => {
  expect(addressOf('198.51.100.7', '192.0.2.1')).toBe('198.51.100.7')
  expect(addressOf('198.51.100.7', '192.0.2.1', '127.0.0.1')).toBe('198.51.100.7')
})

test('a trusted proxy is believed, and what the visitor put before it is not', () => {
  expect(addressOf('127.0.0.1', '192.0.2.1', '127.0.0.1')).toBe('192.0.2.1')
  expect(addressOf('::ffff:127.0.0.1', 'forged, 192.0.2.1', '127.0.0.1')).toBe('192.0.2.1')
  expect(addressOf('10.1.2.3', '203.0.113.9, 192.0.2.1, 10.9.9.9', '10.0.0.0/8')).toBe('192.0.2.1')
  expect(addressOf('::1', '2001:db8::5', '::1')).toBe('2001:db8::5')
})

test('a missing or broken header leaves the caller', () => {
  expect(addressOf('127.0.0.1', undefined, '127.0.0.1')).toBe('127.0.0.1')
  expect(addressOf('127.0.0.1', 'nonsense', '127.0.0.1')).toBe('127.0.0.1')
})
