import { scryptAsync } from '@noble/hashes/scrypt.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { ACCESS_COST, MAX_PASSWORD_LENGTH } from '../../shared/access-cost'
import { ACCESS_KEY } from '../../shared/access-key'
import { writeStored } from '../analytics/local-storage'
import { type UnlockOutcome, unlockAtServer } from './unlock-at-server'

/** scrypt in plain script, because `crypto.subtle` is missing on plain http. */
export async function passwordMatches(input: string, { salt = '', hash }: DOMStringMap): Promise<boolean> {
  if (input.length > MAX_PASSWORD_LENGTH) return false
  const found = await scryptAsync(input, salt, { ...ACCESS_COST, dkLen: 32 })
  return bytesToHex(found) === hash
}

/** Whether this password opens the gate. With the lock the server decides, else the data of the form. */
export async function unlock(password: string, access: DOMStringMap): Promise<UnlockOutcome> {
  if (__LOCK__) return unlockAtServer(password)
  return (await passwordMatches(password, access)) ? 'open' : 'invalid'
}

/** The next visit skips the gate. Where storage is blocked, the gate comes back with the next page load. */
export function rememberAccess(): void {
  writeStored(ACCESS_KEY, 'true')
}
