/** What the doctor has found. A warning is worth knowing, a problem needs doing. */
export interface Finding {
  state: 'ok' | 'warning' | 'problem'
  about: string
  text: string
}

export function ok(about: string, text: string): Finding {
  return { state: 'ok', about, text }
}

export function warning(about: string, text: string): Finding {
  return { state: 'warning', about, text }
}

export function problem(about: string, text: string): Finding {
  return { state: 'problem', about, text }
}

export function reason(error: unknown): string {
  const { message, code, cause } = error as Error & { code?: string }
  if (cause) return reason(cause)
  return message || code || String(error)
}
