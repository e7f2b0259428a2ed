import { CONTACT_FUNCTION, type ContactMessage } from '../../shared/contact-message'

interface Submission {
  message: ContactMessage
  /** The honeypot; empty for people. */
  website: string
  fillTimeMs: number
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
export async function sendContactMessage({ message, website, fillTimeMs }: Submission): Promise<void> {
  const { name, email, subject, message: text } = message
  const { backend } = await loadContactClient()
  const { data, error } = await backend.functions.invoke(CONTACT_FUNCTION, {
    body: { name, email, subject, message: text, fillTimeMs, ...(website && { website }) },
  })
  // Any 2xx answer counts as success for the client, so the answer's own word is asked for too.
  if (error || data?.error) throw error ?? new Error(String(data.error))
}
