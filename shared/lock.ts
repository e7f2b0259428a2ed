/** What opens everything but confidential studies. */
export const GENERAL = 'general'

/** Where the gate asks whether a password is right. */
export const UNLOCK_PATH = '/auth/v1/unlock'

/** What opens one confidential study. */
export function studyRight(slug: string): string {
  return `study:${slug}`
}

/** What the build tells the server of a locked site. */
export interface LockDescription {
  salt: string
  /** The passwords' slow hashes, hexadecimal, each under the right that it gives. */
  passwords: Record<string, string>
  /** Addresses that need another right than the general one: all of a confidential study. */
  rights: Record<string, string>
}
