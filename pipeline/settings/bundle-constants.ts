import type { BuildSettings } from './settings.ts'

/** What takes code out of a bundle. All other settings are data: site-settings.ts. */
export function bundleConstants({ contact, lock, readers }: BuildSettings): Record<string, string> {
  return {
    __CONTACT__: JSON.stringify(contact),
    __LOCK__: String(lock),
    __READERS__: String(readers),
  }
}
