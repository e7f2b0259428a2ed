import { expect, test } from 'vitest'
import { keyedHash, senderNetwork } from './sender-hash.ts'

test('the hash depends on the key and on the text', async () => {
  const hash = await keyedHash('key', 'The quick brown fox jumps over the lazy dog')
  expect(hash).toBe('f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8')
  expect(await keyedHash('key2', 'The quick brown fox jumps over the lazy dog')).not.toBe(hash)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(senderNetwork(address)).toBe(network)
})
