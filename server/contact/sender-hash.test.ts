import { expect, test } from 'vitest'
import { keyedHash, senderHashes, senderNetworks } from './sender-hash.ts'

test('the hash depends on the key and on the text', async () => {
  const hash = await keyedHash('key', 'The quick brown fox jumps over the lazy dog')
  expect(hash).toBe('f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8')
  expect(await keyedHash('key2', 'The quick brown fox jumps over the lazy dog')).not.toBe(hash)
})

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:2:3:4:5:6', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
  ['2001:0DB8:0001:0002::1', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
  ['2001:db8:1:ab02::1', ['20010db80001ab02/64', '20010db80001ab/56', '20010db80001/48']],
  ['2001:db8::1', ['20010db800000000/64', '20010db8000000/56', '20010db80000/48']],
  ['::1', ['0000000000000000/64', '00000000000000/56', '000000000000/48']],
  ['fe80::1%eth0', ['fe80000000000000/64', 'fe800000000000/56', 'fe8000000000/48']],
  ['unknown', ['unknown']],
])('%s belongs to %j', (address, networks) => {
  expect(senderNetworks(address)).toEqual(networks)
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
