import { NETWORK_FACTORS } from '../http/sender-networks.ts'

const WINDOW_MS = 10 * 60_000
const WRONG_OF_ONE_ADDRESS = 10
/** Bounds the memory as well: more than these are never remembered. */
const WRONG_OF_ALL = 100

interface Guess {
  at: number
  networks: string[]
}

/** Counts wrong passwords of the last ten minutes. In memory only; a restart forgives. */
export class GuessLimits {
  #guesses: Guess[] = []

  /** How long these networks have to wait before the next guess; 0 if they may guess now. */
  waitMs(networks: string[], now: number): number {
    this.#guesses = this.#guesses.filter(({ at }) => at + WINDOW_MS > now)
    const waits = networks.map((network, level) => {
      const own = this.#guesses.filter((guess) => guess.networks.includes(network))
      return waitFor(own, WRONG_OF_ONE_ADDRESS * (NETWORK_FACTORS[level] ?? 1), now)
    })
    return Math.max(waitFor(this.#guesses, WRONG_OF_ALL, now), ...waits)
  }

  /** Counted before it is known to be wrong, so that many at once are not let through. The result takes it back. */
  add(networks: string[], now: number): () => void {
    const guess = { at: now, networks }
    this.#guesses.push(guess)
    return () => {
      this.#guesses = this.#guesses.filter((one) => one !== guess)
    }
  }
}

function waitFor(guesses: Guess[], most: number, now: number): number {
  const first = guesses.at(-most)
  return first ? first.at + WINDOW_MS - now : 0
}
