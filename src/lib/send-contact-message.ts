import {
  CONTACT_FUNCTION,
  type ContactMessage,
  type ContactSignals,
  formatContactSignals,
  SIGNALS_HEADER,
} from '../../shared/contact-message'

interface Submission {
  message: ContactMessage
  signals: ContactSignals
}

let client: Promise<typeof import('./backend-client')> | undefined

/** Fetches the backend client when the form is first used, not before. */
export function loadContactClient(): Promise<typeof import('./backend-client')> {
  client ??= import('./backend-client').catch((error) => {
    client = undefined
    throw error
  })
  return client
}

/** Sends the message, or throws. Only the answer's error is read. */
export async function sendContactMessage({ message, signals }: Submission): Promise<void> {
  const { backend } = await loadContactClient()
  const { data, error } = await backend.functions.invoke(CONTACT_FUNCTION, {
    body: message,
    headers: { [SIGNALS_HEADER]: formatContactSignals(signals) },
  })
  // Any 2xx answer counts as success for the client, so the answer's own word is asked for too.
  if (error || data?.error) throw error ?? new Error(String(data.error))
}
