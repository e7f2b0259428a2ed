/** A request that is answered with an error, in words that its sender may read. */
export class Refusal extends Error {
  readonly status: 400 | 408 | 413 | 415 | 503
  /** More for the answer. */
  readonly details: Record<string, unknown>
  constructor(status: Refusal['status'], message: string, details: Refusal['details'] = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}
