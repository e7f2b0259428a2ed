interface Shares {
  windowMs: number
  mostOfOne: number
  mostOfAll?: number
}

/** How much of something one sender, and all of them, may have in some time. What is refused counts for nobody. */
export class SenderShare {
  readonly #shares: Shares
  #since = Number.NEGATIVE_INFINITY
  #all = 0
  #counts = new Map<string, number>()

  constructor(shares: Shares) {
    this.#shares = shares
  }

  take(sender: string, now: number): 'taken' | 'one sender' | 'all senders' {
    const { windowMs, mostOfOne, mostOfAll = Number.POSITIVE_INFINITY } = this.#shares
    if (Math.abs(now - this.#since) >= windowMs) {
      this.#since = now
      this.#all = 0
      this.#counts = new Map()
    }
    const count = this.#counts.get(sender) ?? 0
    if (count >= mostOfOne) return 'one sender'
    if (this.#all >= mostOfAll) return 'all senders'
    this.#all++
    this.#counts.set(sender, count + 1)
    return 'taken'
  }
}
