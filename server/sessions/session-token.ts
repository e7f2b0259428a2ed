const HMAC = { name: 'HMAC', hash: 'SHA-256' }
const PURPOSE = 'session '
/** The last character carries four bits of the signature; only its spelling with the other two at 0 is one of ours. */
const TOKEN = /^([0-9a-f]{32})\.([\w-]{42}[AEIMQUYcgkosw048])$/
const encoder = new TextEncoder()

/** A new name that nobody can guess. */
export function newSessionId(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(16)))
}

/** Signs the names of sessions, so that only what was given out here is ever looked up. */
export class SessionTokens {
  readonly #key: Promise<CryptoKey>
  constructor(key: string) {
    this.#key = crypto.subtle.importKey('raw', encoder.encode(key), HMAC, false, ['sign', 'verify'])
  }

  async sign(id: string): Promise<string> {
    const signature = await crypto.subtle.sign('HMAC', await this.#key, encoder.encode(PURPOSE + id))
    return `${id}.${base64url(new Uint8Array(signature))}`
  }

  /** The session's name, if the signature is ours. Comparing takes the same time for every wrong one. */
  async verify(token: string): Promise<string | undefined> {
    const [, id = '', signature = ''] = TOKEN.exec(token) ?? []
    if (!id) return undefined
    const given = fromBase64url(signature)
    const ours = await crypto.subtle.verify('HMAC', await this.#key, given, encoder.encode(PURPOSE + id))
    return ours ? id : undefined
  }
}

export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
