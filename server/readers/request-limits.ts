const WINDOW_MS = 10_000
const MOST_OF_ONE_NETWORK = 200
const MOST_OF_ALL = 4_000

/** Counts requests of the last seconds. A page sends one every ten seconds, one a second at most when something is new, and one when it is left. */
export class RequestLimits {
  #since = Number.NEGATIVE_INFINITY
  #all = 0
  #counts = new Map<string, number>()

  allows(network: string, now: number): boolean {
    if (Math.abs(now - this.#since) >= WINDOW_MS) {
      this.#since = now
      this.#all = 0
      this.#counts = new Map()
    }
    const count = (this.#counts.get(network) ?? 0) + 1
    if (++this.#all > MOST_OF_ALL || count > MOST_OF_ONE_NETWORK) return false
    this.#counts.set(network, count)
    return true
  }
}
