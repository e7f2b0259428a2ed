import { LARGEST_BODY, readBody } from './read-body.ts'
import { Refusal } from './refusal.ts'

/** What is sent here is a flat object. Parsing takes a stack and much memory for each level. */
const MOST_NESTED = 8
const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/** Reads a JSON body of UTF-8 text; `sender` is whose share of the memory it takes. Throws `Refusal`. */
export async function readJson(request: Request, sender: string, largest = LARGEST_BODY): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.split(';', 1)[0]?.trim().toLowerCase() !== 'application/json') {
    throw new Refusal(415, 'Send JSON')
  }
  const text = decode(await readBody(request, sender, largest))
  if (isDeep(text)) throw new Refusal(400, 'This is nested too deeply')
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'This is not valid JSON')
  }
}

function decode(chunks: Uint8Array[]): string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode()
  } catch {
    throw new Refusal(400, 'This is not UTF-8')
  }
}

/** Brackets in texts are none. Up to the first mistake this sees what the parser would see. */
function isDeep(json: string): boolean {
  let depth = 0
  let inText = false
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i)
    if (inText && code === BACKSLASH) i++
    else if (code === QUOTE) inText = !inText
    else if (inText) continue
    else if (OPENING.includes(code) && ++depth > MOST_NESTED) return true
    else if (CLOSING.includes(code)) depth--
  }
  return false
}
