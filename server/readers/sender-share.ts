interface Limits {
  windowMs: number
  mostOfOne: number
  mostOfAll?: number
}

/** How much of something one sender, and all of them, may have in some time. What is refused counts for nobody. */
export class SenderShare {
  readonly #limits: Limits
  #since = Number.NEGATIVE_INFINITY
  #all = 0
  #counts = new Map<string, number>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Undefined where it may; else who has had too much. */
  refuses(
    sender: string,
    now: number,
    { amount = 1, isExempt = false } = {},
  ): 'one sender' | 'all senders' | undefined {
    const { windowMs, mostOfOne, mostOfAll = Number.POSITIVE_INFINITY } = this.#limits
    if (Math.abs(now - this.#since) >= windowMs) {
      this.#since = now
      this.#all = 0
      this.#counts = new Map()
    }
    const count = (this.#counts.get(sender) ?? 0) + amount
    if (count > mostOfOne) return 'one sender'
    if (!isExempt && this.#all + amount > mostOfAll) return 'all senders'
    this.#all += amount
    this.#counts.set(sender, count)
    return undefined
  }
}
