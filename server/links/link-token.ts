const TOKEN = /^[\w-]{22}$/
const TOKEN_BYTES = 16

/** 128 random bits, as they stand in an address. */
export function newLinkToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** All that is stored of a token. Undefined for what is none. */
export async function linkTokenHash(token: string): Promise<string | undefined> {
  if (!TOKEN.test(token)) return undefined
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
