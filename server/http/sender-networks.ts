/** A network that holds many senders may do more than one of them: /64, /56, /48. */
export const NETWORK_FACTORS = [1, 2, 4]

/**
 * One household or one server has a whole /64 of IPv6, so that is what counts as one sender. Many are given
 * a /56 or a /48, and could be thousands of senders.
 */
export function senderNetworks(address: string): string[] {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!plain.includes(':')) return [plain]
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  while (groups.length + after.length < 8) groups.push('0')
  const digits = [...groups, ...after].map((group) => group.padStart(4, '0')).join('')
  return [64, 56, 48].map((bits) => `${digits.slice(0, bits / 4)}/${bits}`)
}
