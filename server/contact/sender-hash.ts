import { senderNetworks } from '../http/sender-networks.ts'

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

/** Of a hash: enough that no two networks are taken for one. */
const WIDER_HASH_LENGTH = 20

/**
 * The sender's network and those around it as keyed hashes, narrowest first. Each is a beginning of the one
 * before it, so that the first alone, stored with a message, lets the wider ones be counted too.
 */
export async function senderHashes(key: string, address: string): Promise<string[]> {
  const [own = '', ...wider] = senderNetworks(address)
  const hashes: string[] = []
  for (const network of wider.reverse()) {
    const hash = await keyedHash(key, network)
    hashes.unshift((hashes[0] ?? '') + hash.slice(0, WIDER_HASH_LENGTH))
  }
  const whole = await keyedHash(key, own)
  return [(hashes[0] ?? '') + whole.slice(hashes[0]?.length ?? 0), ...hashes]
}
