import { chmodSync, closeSync, openSync } from 'node:fs'

const OWNER_ONLY = 0o600

/** Makes the file if it is missing, and lets nobody but its owner read it. */
export function createPrivateFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY))
  makePrivate(file)
}

export function makePrivate(file: string): void {
  try {
    chmodSync(file, OWNER_ONLY)
  } catch {
    // Not there, or another user's, who then decides.
  }
}
