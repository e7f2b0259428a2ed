import { formatContactSignals, SIGNALS_HEADER } from '../../shared/contact-message.ts'

/** A request as the form sends it: the message is the body, the signals travel in their header. */
export function contactRequest(body: object | string, headers: Record<string, string> = {}) {
  const json = { 'content-type': 'application/json' }
  if (typeof body === 'string' || body instanceof Blob)
    return { method: 'POST', headers: { ...json, ...headers }, body }
  const { website, fillTimeMs, idempotencyKey, ...message } = body as Record<string, never>
  const signals = { [SIGNALS_HEADER]: formatContactSignals({ website, fillTimeMs, idempotencyKey }) }
  return { method: 'POST', headers: { ...json, ...signals, ...headers }, body: JSON.stringify(message) }
}
