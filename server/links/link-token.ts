import { base64url, hexadecimal } from '../sessions/session-token.ts'

const TOKEN = /^[\w-]{22}$/
const TOKEN_BYTES = 16

/** 128 random bits, as they stand in an address. */
export function newLinkToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
}

/** All that is stored of a token. Undefined for what is none. */
export async function linkTokenHash(token: string): Promise<string | undefined> {
  if (!TOKEN.test(token)) return undefined
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return hexadecimal(new Uint8Array(hash))
}
