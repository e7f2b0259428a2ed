const WINDOW_MS = 10 * 60_000
/** The oldest are forgotten, so that no number of senders uses up the memory. */
const MOST_SENDERS = 10_000

interface Refused {
  since: number
  count: number
}

/**
 * Counts what was refused, per sender: stored messages count themselves, but reading a body costs
 * something even when nothing of it is stored. In memory only; a restart forgives.
 */
export class RefusedSenders {
  readonly #senders = new Map<string, Refused>()

  /** How often within ten minutes, this time included. */
  add(sender: string, now: number): number {
    const refused = this.#current(sender, now) ?? { since: now, count: 0 }
    refused.count++
    this.#senders.set(sender, refused)
    const [oldest] = this.#senders.keys()
    if (this.#senders.size > MOST_SENDERS && oldest !== undefined) this.#senders.delete(oldest)
    return refused.count
  }

  /** How long a sender who was refused so often has to wait; 0 for the others. */
  waitMs(sender: string, most: number, now: number): number {
    const refused = this.#current(sender, now)
    return refused && refused.count >= most ? refused.since + WINDOW_MS - now : 0
  }

  #current(sender: string, now: number): Refused | undefined {
    const refused = this.#senders.get(sender)
    // A clock that was set back leaves a beginning in the future.
    if (refused && now >= refused.since && now < refused.since + WINDOW_MS) return refused
    this.#senders.delete(sender)
    return undefined
  }
}
