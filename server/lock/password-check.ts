import { MAX_PASSWORD_LENGTH } from '../../shared/access-cost.ts'
import { GENERAL } from '../../shared/lock.ts'
import { GuessLimits } from './guess-limits.ts'

/** One hash at a time leaves a core for the pages; who comes when so many wait is asked to come again. */
const MOST_WAITING = 20
const BUSY_WAIT_MS = 2_000

type SlowHash = (password: string) => Promise<Uint8Array>

export type Verdict =
  | { kind: 'right'; rights: string[] }
  | { kind: 'wrong' }
  /** Nothing was compared: too many guesses. */
  | { kind: 'wait'; ms: number }

export interface PasswordCheckParts {
  /** Slow hashes, hexadecimal, each under the right that it gives. */
  passwords: Record<string, string>
  slowHash: SlowHash
  /** Never set back. */
  now: () => number
}

export class PasswordCheck {
  readonly #parts: PasswordCheckParts
  readonly #limits = new GuessLimits()
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(parts: PasswordCheckParts) {
    this.#parts = parts
  }

  /** Whether these networks have to wait before their next guess. */
  waitMs(networks: string[]): number {
    const wait = this.#limits.waitMs(networks, this.#parts.now())
    return wait || (this.#waiting >= MOST_WAITING ? BUSY_WAIT_MS : 0)
  }

  async check(password: string, networks: string[]): Promise<Verdict> {
    const wait = this.waitMs(networks)
    if (wait > 0) return { kind: 'wait', ms: wait }
    const takeBack = this.#limits.add(networks, this.#parts.now())
    if (password === '' || password.length > MAX_PASSWORD_LENGTH) return { kind: 'wrong' }
    const found = this.#rightOf(await this.#inTurn(password))
    if (!found) return { kind: 'wrong' }
    takeBack()
    // A study's page is made of the same scripts and styles as all others.
    return { kind: 'right', rights: [...new Set([GENERAL, found])] }
  }

  async #inTurn(password: string): Promise<Uint8Array> {
    this.#waiting++
    const hashed = this.#last.then(() => this.#parts.slowHash(password))
    this.#last = hashed.catch(() => {})
    try {
      return await hashed
    } finally {
      this.#waiting--
    }
  }

  /** Compares with every password, whichever is right. */
  #rightOf(hash: Uint8Array): string | undefined {
    const matches = Object.entries(this.#parts.passwords).filter(([, hex]) => sameBytes(hash, hex))
    return matches[0]?.[0]
  }
}

/** Takes the same time wherever the first difference is. */
function sameBytes(bytes: Uint8Array, hex: string): boolean {
  let difference = bytes.length * 2 - hex.length
  for (const [i, byte] of bytes.entries())
    difference |= byte ^ Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16)
  return difference === 0
}
