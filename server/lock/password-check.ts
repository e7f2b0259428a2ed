import { MAX_PASSWORD_LENGTH } from '../../shared/access-cost.ts'
import { NetworkLimits } from '../http/network-limits.ts'

const MOST_GUESSES = 10
const WINDOW_MS = 10 * 60_000
/** One slow hash at a time leaves a core for the pages. */
const MOST_WAITING = 20
const BUSY_WAIT_MS = 2_000

export type Verdict =
  | { kind: 'right'; right: string }
  | { kind: 'wrong' }
  /** Nothing was compared. */
  | { kind: 'wait'; ms: number }

export interface PasswordCheckParts {
  /** Keyed with what only this process knows, so it may be fast: it is stored nowhere, and its time tells nothing. */
  fastHash: (password: string) => string
  /** Passwords that are known, each under the right that it gives. */
  passwords?: Record<string, string>
  /** Slow hashes of passwords that are not known yet, hexadecimal, each under the right that it gives. */
  hashes?: Record<string, string>
  slowHash?: (password: string) => Promise<string>
  now: () => number
}

/**
 * Compares guesses with passwords. No limit is common to all senders, because whoever reaches it would keep everyone
 * else out: each network has its own, and a comparison is cheap. Only a password that is known by its slow hash alone
 * costs more, until it is right for the first time.
 */
export class PasswordCheck {
  readonly #parts: PasswordCheckParts
  readonly #limits = new NetworkLimits(MOST_GUESSES, WINDOW_MS)
  readonly #known = new Map<string, string>()
  readonly #unknown: Map<string, string>
  /** Guesses since the start that let nobody in. */
  refused = 0
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(parts: PasswordCheckParts) {
    this.#parts = parts
    const { fastHash, passwords = {}, hashes = {} } = parts
    for (const [right, password] of Object.entries(passwords)) this.#known.set(fastHash(password), right)
    this.#unknown = new Map(Object.entries(hashes).map(([right, hash]) => [hash, right]))
  }

  /** How long these networks have to wait before their next guess. */
  waitMs(networks: string[]): number {
    return this.#limits.waitMs(networks, this.#parts.now())
  }

  /** Who has a session already does not wait because many strangers guess. */
  async check(password: string, networks: string[], hasSession = false): Promise<Verdict> {
    const wait = this.waitMs(networks)
    if (wait > 0) return { kind: 'wait', ms: wait }
    // Counted before it is known to be wrong, so that many at once are not let through.
    const takeBack = this.#limits.add(networks, this.#parts.now())
    if (!isPossible(password)) return { kind: 'wrong' }
    let right = this.#known.get(this.#parts.fastHash(password))
    if (right === undefined && this.#unknown.size > 0) {
      if (this.#waiting >= MOST_WAITING && !hasSession) {
        takeBack()
        return { kind: 'wait', ms: BUSY_WAIT_MS }
      }
      right = await this.learn(password)
    }
    if (right === undefined) return { kind: 'wrong' }
    takeBack()
    return { kind: 'right', right }
  }

  /** Compares with the slow hashes, one password after the other, and remembers what is right. Gives its right. */
  async learn(password: string): Promise<string | undefined> {
    const { fastHash, slowHash } = this.#parts
    this.#waiting++
    const hashed = this.#last.then(() => (this.#unknown.size > 0 ? slowHash?.(password) : undefined))
    this.#last = hashed.catch(() => {})
    const hash = await hashed.finally(() => this.#waiting--)
    const right = this.#known.get(fastHash(password)) ?? this.#unknown.get(hash ?? '')
    if (right === undefined) return undefined
    this.#known.set(fastHash(password), right)
    this.#unknown.delete(hash ?? '')
    return right
  }
}

/** To the slow hash, NULs at the end make no difference: what is learned must be the password itself. */
function isPossible(password: string): boolean {
  return password !== '' && password.length <= MAX_PASSWORD_LENGTH && !password.includes('\0')
}
