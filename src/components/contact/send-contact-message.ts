import {
  CONTACT_FUNCTION,
  type ContactMessage,
  type ContactSignals,
  formatContactSignals,
  SIGNALS_HEADER,
} from '../../../shared/contact-message'
import type { Backend } from './backend-client'

export interface Submission {
  message: ContactMessage
  signals: ContactSignals
}

/** Loaded when the form is first used, not with the page. */
export function loadBackendClient() {
  return import('./backend-client')
}

/** Throws when the message was not sent. Of the response only its error is read, as SPEC has it. */
export async function sendContactMessage({ message, signals }: Submission, backend: Backend): Promise<void> {
  const headers = { [SIGNALS_HEADER]: formatContactSignals(signals) }
  const module = await loadBackendClient().catch(() => undefined)
  if (!module) return postMessage(message, headers, backend)
  const { backendClient, change } = module
  const { functions } = backendClient(backend)
  await change(async () => {
    const { data, error } = await functions.invoke(CONTACT_FUNCTION, { body: message, headers })
    // supabase-js 2.109 takes every 2xx for a success, also one with an error in its body.
    if (error || data?.error) throw error ?? new Error(String(data.error))
  })
}

/** The same call without the client: a deployment may have removed its script, and the message must not be lost. */
async function postMessage(
  message: ContactMessage,
  headers: Record<string, string>,
  { url, key }: Backend,
): Promise<void> {
  const response = await fetch(`${url}/functions/v1/${CONTACT_FUNCTION}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', apikey: key, authorization: `Bearer ${key}` },
    body: JSON.stringify(message),
  })
  const answer = await response.json().catch(() => undefined)
  if (!response.ok || answer?.error) throw new Error(String(answer?.error ?? response.status))
}
