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
  let wait = check.waitMs(networks)
  // Who has to wait sends no body that would have to be read.
  if (wait === 0) {
    const body = ((await readJson(c.req.raw, networks.at(-1) ?? '')) ?? {}) as Record<string, unknown>
    if (typeof body.password !== 'string') throw new Refusal(400, 'Send a password')
    const verdict = await check.check(body.password, networks, hasSession)
    if (verdict.kind === 'right') return { right: verdict.right, body }
    if (verdict.kind === 'wait') wait = verdict.ms
  }
  const digits = Math.log10(++check.refused)
  if (digits >= 1 && Number.isInteger(digits))
    log(`Guesses of a password that were refused so far: ${check.refused}`, { event: 'password.guessed' })
  if (wait === 0) return c.json({ error: 'Wrong password' }, 403)
  c.header('Retry-After', String(Math.ceil(wait / 1000)))
  return c.json({ error: `Too many tries. Try again in ${Math.ceil(wait / 60_000)} min.` }, 429)
}
