/** So much of each body is held in any case: what a person types is hardly ever longer. */
export const SMALL_BODY = 16 * 1024
/** What the longer bodies of one sender, and of all senders, may hold in memory at the same time. */
const MOST_OF_ONE_SENDER = 2 * 1024 * 1024
const MOST_OF_ALL = 32 * 1024 * 1024

export interface BodyShare {
  /** False when there is no room for so many bytes more. */
  grow: (bytes: number) => boolean
  giveBack: () => void
}

const heldBySender = new Map<string, number>()
let heldByAll = 0

/** The memory of one body that is being read. Nobody's unfinished uploads keep out a short message. */
export function takeShare(sender: string): BodyShare {
  let size = 0
  let held = 0

  function hold(bytes: number): void {
    const ofSender = (heldBySender.get(sender) ?? 0) + bytes
    if (ofSender > 0) heldBySender.set(sender, ofSender)
    else heldBySender.delete(sender)
    heldByAll += bytes
    held += bytes
  }

  return {
    grow: (bytes) => {
      size += bytes
      if (size <= SMALL_BODY) return true
      hold(size - SMALL_BODY - held)
      return (heldBySender.get(sender) ?? 0) <= MOST_OF_ONE_SENDER && heldByAll <= MOST_OF_ALL
    },
    giveBack: () => hold(-held),
  }
}
