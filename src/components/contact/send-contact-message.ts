import {
  CONTACT_FUNCTION,
  type ContactMessage,
  type ContactSignals,
  formatContactSignals,
  SIGNALS_HEADER,
} from '../../../shared/contact-message'

export interface Submission {
  message: ContactMessage
  signals: ContactSignals
}

/** A script that comes with the first use of the form, not with the page. */
export function loadBackendClient() {
  return import('./backend-client')
}

/** Sends the message, or throws. Only the answer's error is read. */
export async function sendContactMessage({ message, signals }: Submission): Promise<void> {
  const headers = { [SIGNALS_HEADER]: formatContactSignals(signals) }
  const module = await loadBackendClient().catch(() => undefined)
  if (!module) return postMessage(message, headers)
  const { backend, change } = module
  await change(async () => {
    const { data, error } = await backend.functions.invoke(CONTACT_FUNCTION, { body: message, headers })
    // For supabase-js 2.109 any 2xx answer is a success, so the answer's own word is asked for too.
    if (error || data?.error) throw error ?? new Error(String(data.error))
  })
}

/** The client's call without the client: its script may be gone after a deployment, what somebody wrote must not be. */
async function postMessage(message: ContactMessage, headers: Record<string, string>): Promise<void> {
  const { url, key } = __BACKEND__
  const response = await fetch(`${url}/functions/v1/${CONTACT_FUNCTION}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', apikey: key, authorization: `Bearer ${key}` },
    body: JSON.stringify(message),
  })
  const answer = await response.json().catch(() => undefined)
  if (!response.ok || answer?.error) throw new Error(String(answer?.error ?? response.status))
}
