import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP } from 'node:net'

/**
 * The address of the visitor. Every proxy appends the address it was called from, so the list is
 * read from its end, for as long as the caller is a proxy that we trust. All before that may be forged.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: BlockList): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
  let address = request.socket.remoteAddress ?? 'unknown'
  while (isTrusted(address, trustedProxies)) {
    const previous = forwarded.pop()
    if (!previous || isIP(previous) === 0) break
    address = previous
  }
  return address
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) !== 0 && trustedProxies.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6')
}
