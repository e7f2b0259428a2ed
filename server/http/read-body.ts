import { DeadlineError, withDeadline } from './deadline.ts'
import { Refusal } from './refusal.ts'

/** The form has no length limits: 200,000 characters of any script take up at most 800,000 bytes. */
export const LARGEST_BODY = 1024 * 1024
/** What is refused is read to its end and dropped, so that the sender gets to read the answer. */
const MOST_DISCARDED = 16 * LARGEST_BODY
/** A body that comes slower than this over its whole time is not waited for. */
const LEAST_BYTES_PER_SECOND = 4 * 1024
export const PATIENCE_MS = 10_000
/** So much of each body is held in any case: what a person types is hardly ever longer. */
export const SMALL_BODY = 16 * 1024
/** What the longer bodies of one sender, and of all senders, may hold in memory at the same time. */
const MOST_OF_ONE_SENDER = 2 * 1024 * 1024
const MOST_OF_ALL = 32 * 1024 * 1024

/** The bytes of a body; `sender` is whose share of the memory they take. Throws `Refusal`. */
export async function readBody(
  { body, headers }: Request,
  sender: string,
  largest = LARGEST_BODY,
): Promise<Uint8Array[]> {
  const share = takeShare(sender)
  const announced = Number(headers.get('content-length') ?? 0)
  let refusal = announced > largest ? tooLarge(largest) : undefined
  let chunks: Uint8Array[] = []
  let size = 0
  const refuse = (reason: Refusal) => {
    refusal = reason
    chunks = []
    share.giveBack()
  }
  try {
    for await (const chunk of inTime(body)) {
      size += chunk.length
      if (size > MOST_DISCARDED) break
      if (refusal) continue
      chunks.push(chunk)
      if (size > largest) refuse(tooLarge(largest))
      else if (!share.grow(chunk.length)) refuse(new Refusal(503, 'Too many long messages at once'))
    }
  } finally {
    share.giveBack()
  }
  if (refusal) throw refusal
  return chunks
}

function tooLarge(largest: number): Refusal {
  const size = largest === LARGEST_BODY ? '1 MB' : `${largest / 1024} KB`
  return new Refusal(413, `The message is larger than ${size}`)
}

async function* inTime(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  const begun = performance.now()
  let size = 0
  try {
    while (reader) {
      const allowed = PATIENCE_MS + (size / LEAST_BYTES_PER_SECOND) * 1000
      const left = begun + allowed - performance.now()
      const { done, value } = await withDeadline(reader.read(), Math.max(0, left), 'Reading')
      if (done) return
      size += value.length
      yield value
    }
  } catch (error) {
    throw error instanceof DeadlineError
      ? new Refusal(408, 'The message came too slowly')
      : new Refusal(400, 'The request ended early')
  } finally {
    reader?.cancel().catch(() => {})
  }
}

interface BodyShare {
  /** False when there is no room for so many bytes more. */
  grow: (bytes: number) => boolean
  giveBack: () => void
}

const heldBySender = new Map<string, number>()
let heldByAll = 0

/** The memory of one body that is being read. Nobody's unfinished uploads keep out a short message. */
function takeShare(sender: string): BodyShare {
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
