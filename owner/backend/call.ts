import { OWNER_API, type Refused } from '../../shared/owner-api'

const UNREACHABLE = 'The server can’t be reached. Nothing is lost: try again in a moment.'
const SIGNED_OUT = 'You were signed out. Sign in again, then repeat this: nothing is lost.'
const FAILED = 'The server could not do this. Nothing is lost: try again in a moment.'

/** What the backend or the network refused, in a sentence for the owner. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly fields: Record<string, string> = {},
  ) {
    super(message)
  }
}

/** Asks the backend. Fails with a `Refusal` only. */
export async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await reach(method, path, body)
  if (response.ok) return response.status === 204 ? (undefined as Answer) : response.json()
  const refused = (await response.json().catch(() => ({}))) as Partial<Refused>
  const message = response.status === 401 ? SIGNED_OUT : refused.error || FAILED
  throw new Refusal(message, response.status, refused.fields)
}

async function reach(method: string, path: string, body?: object): Promise<Response> {
  try {
    return await fetch(`${OWNER_API}/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw new Refusal(UNREACHABLE, 0)
  }
}

/** Of anything that was thrown. */
export function sentence(error: unknown): string {
  return error instanceof Refusal ? error.message : FAILED
}
