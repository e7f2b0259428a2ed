import type { Context } from 'hono'
import { readJson } from '../http/read-json.ts'
import { Refusal } from '../http/refusal.ts'
import { senderNetworks } from '../http/sender-networks.ts'
import type { Log } from '../log.ts'
import type { PasswordCheck } from './password-check.ts'

export interface GuessParts {
  check: PasswordCheck
  clientAddress: (c: Context) => string
  log: Log
}

interface Guess {
  right: string
  /** All that was sent with the password. */
  body: Record<string, unknown>
}

/** Compares the password that was sent to the gate or to the owner's view. A response lets nobody in. */
export async function readGuess(
  c: Context,
  { check, clientAddress, log }: GuessParts,
  hasSession: boolean,
): Promise<Guess | Response> {
  const networks = senderNetworks(clientAddress(c))
  // Who has to wait sends no body that would have to be read.
  const wait = check.waitMs(networks)
  if (wait > 0) return refuse(wait)
  const body = ((await readJson(c.req.raw, networks.at(-1) ?? '')) ?? {}) as Record<string, unknown>
  if (typeof body.password !== 'string') throw new Refusal(400, 'Send a password')
  const verdict = await check.check(body.password, networks, hasSession)
  if (verdict.kind === 'right') return { right: verdict.right, body }
  if (verdict.kind === 'wait') return refuse(verdict.ms)
  countRefused()
  return c.json({ error: 'Wrong password' }, 403)

  function refuse(ms: number): Response {
    countRefused()
    c.header('Retry-After', String(Math.ceil(ms / 1000)))
    return c.json({ error: `Too many tries. Try again in ${Math.ceil(ms / 60_000)} min.` }, 429)
  }

  function countRefused(): void {
    const refused = ++check.refused
    if (refused > 1 && Number.isInteger(Math.log10(refused)))
      log(`${refused} guesses of a password were refused since the start`, { event: 'password.guessed' })
  }
}
