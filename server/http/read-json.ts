/** The form has no length limits; this only keeps one request from using up the memory. */
export const LARGEST_BODY = 10 * 1024 * 1024
/** Of a body that is too large the rest is read and dropped, so that the sender gets to read the answer. */
const MOST_DISCARDED = 10 * LARGEST_BODY
/** Of all bodies that are being read at the same time. */
const LARGEST_TOTAL = 8 * LARGEST_BODY

export class BodyError extends Error {
  readonly status: 400 | 413 | 415 | 503
  constructor(status: 400 | 413 | 415 | 503, message: string) {
    super(message)
    this.status = status
  }
}

let bytesInMemory = 0

/** Reads a JSON body of UTF-8 text. Throws `BodyError`. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.split(';', 1)[0]?.trim().toLowerCase() !== 'application/json') {
    throw new BodyError(415, 'Send JSON')
  }
  const text = decode(await readBytes(request.body))
  try {
    return JSON.parse(text)
  } catch {
    throw new BodyError(400, 'This is not valid JSON')
  }
}

async function readBytes(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = []
  let size = 0
  let held = 0
  const reader = body?.getReader()
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) break
      size += value.length
      if (size > MOST_DISCARDED) break
      if (size > LARGEST_BODY) continue
      held += value.length
      bytesInMemory += value.length
      if (bytesInMemory > LARGEST_TOTAL) throw new BodyError(503, 'Too busy')
      chunks.push(value)
    }
  } catch (error) {
    throw error instanceof BodyError ? error : new BodyError(400, 'The request ended early')
  } finally {
    bytesInMemory -= held
    reader?.cancel().catch(() => {})
  }
  if (size > LARGEST_BODY) throw new BodyError(413, 'The message is larger than 10 MB')
  return chunks
}

function decode(chunks: Uint8Array[]): string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode()
  } catch {
    throw new BodyError(400, 'This is not UTF-8')
  }
}
