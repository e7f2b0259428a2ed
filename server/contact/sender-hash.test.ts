import { expect, test } from 'vitest'
import { keyedHash, senderHashes } from './sender-hash.ts'

test('the hash depends on the key and on the text', async () => {
  const hash = await keyedHash('key', 'The quick brown fox jumps over the lazy dog')
  expect(hash).toBe('f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8')
  expect(await keyedHash('key2', 'The quick brown fox jumps over the lazy dog')).not.toBe(hash)
})

test('the hash of a network begins with those of the networks around it', async () => {
  const [own, middle, widest] = await senderHashes('key', '2001:db8:1:ab02::1')
  expect([own?.length, middle?.length, widest?.length]).toEqual([64, 40, 20])
  expect(own?.startsWith(`${middle}`)).toBe(true)
  expect(middle?.startsWith(`${widest}`)).toBe(true)

  expect(await senderHashes('key', '2001:db8:1:ab02::ff')).toEqual([own, middle, widest])
  const neighbour = await senderHashes('key', '2001:db8:1:ab03::1')
  expect(neighbour.slice(1)).toEqual([middle, widest])
  expect(neighbour[0]).not.toBe(own)
  expect((await senderHashes('key', '2001:db8:2::1'))[2]).not.toBe(widest)
  expect(await senderHashes('key', '192.0.2.7')).toEqual([await keyedHash('key', '192.0.2.7')])
})
