import { NETWORK_FACTORS } from './sender-networks.ts'

/** Bounds the memory. Beyond so many networks, those that were heard of longest ago are forgotten. */
const MOST_NETWORKS = 50_000

/** How often each network may do something within a while. In memory only: a restart forgives. */
export class NetworkLimits {
  readonly #most: number
  readonly #windowMs: number
  readonly #times = new Map<string, number[]>()

  constructor(most: number, windowMs: number) {
    this.#most = most
    this.#windowMs = windowMs
  }

  /** How long these networks, the narrowest first, have to wait until the next time; 0 if they need not. */
  waitMs(networks: string[], now: number): number {
    const waits = networks.map((network, level) => {
      const first = this.#recent(network, now).at(-this.#most * (NETWORK_FACTORS[level] ?? 1))
      return first === undefined ? 0 : first + this.#windowMs - now
    })
    return Math.max(0, ...waits)
  }

  /** The result takes it back. */
  add(networks: string[], now: number): () => void {
    const change = (network: string, times: number[]) => {
      this.#times.delete(network)
      if (times.length > 0) this.#times.set(network, times)
    }
    for (const network of networks) change(network, [...this.#recent(network, now), now])
    for (const network of this.#times.keys()) {
      if (this.#times.size <= MOST_NETWORKS) break
      this.#times.delete(network)
    }
    return () => {
      for (const network of networks) {
        const times = this.#recent(network, now)
        change(network, times.toSpliced(times.indexOf(now), 1))
      }
    }
  }

  /** A time that is still to come was noted before the clock was set back. */
  #recent(network: string, now: number): number[] {
    const times = this.#times.get(network) ?? []
    return times.filter((time) => time <= now && time + this.#windowMs > now)
  }
}
