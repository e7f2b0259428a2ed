const encoder = new TextEncoder()
const HMAC = { name: 'HMAC', hash: 'SHA-256' }

/** HMAC-SHA-256 as hexadecimal text. */
export async function keyedHash(key: string, text: string): Promise<string> {
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), HMAC, false, ['sign'])
  return hexadecimal(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)))
}

/** SHA-256 as hexadecimal text. */
export async function plainHash(text: string): Promise<string> {
  return hexadecimal(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
}

function hexadecimal(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** One household or one server has a whole /64 of IPv6, so that is what counts as one sender. */
export function senderNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  while (groups.length + after.length < 8) groups.push('0')
  return [...groups, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
