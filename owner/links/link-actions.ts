import { toast } from 'sonner'
import type { LinkFields, OwnerLink } from '../../shared/owner-api'
import { refresh } from '../backend/answers'
import { call, sentence } from '../backend/call'
import { DAY_MS, dayOf } from '../frame/moments'

export const EXTENSION_DAYS = 30

/** Addresses of the links that were made since the view was opened: nobody can tell them later. */
const addresses = new Map<string, string>()

export function keepAddress(id: string, url: string): void {
  addresses.set(id, url)
}

export function addressOf(id: string): string | undefined {
  return addresses.get(id)
}

export async function copyAddress(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.success('Copied', { description: url })
  } catch {
    toast.error('The browser did not let it be copied', { description: 'Select the address and copy it.' })
  }
}

export function fieldsOf(link: OwnerLink): LinkFields {
  const { label, greeting, landing, studies, opens, expiresAt, note, mailFirstOpening } = link
  return { label, greeting, landing, studies, opens, expiresAt, note, mailFirstOpening }
}

export async function revoke(link: OwnerLink): Promise<void> {
  await attempt(async () => {
    await call('POST', `links/${link.id}/revoke`)
    toast.success('Revoked', {
      description: `${link.label}: the next request of an open tab is refused.`,
      action: { label: 'Undo', onClick: () => void restore(link) },
    })
  })
}

export async function restore(link: OwnerLink): Promise<void> {
  await attempt(async () => {
    await call('POST', `links/${link.id}/restore`)
    toast.success('Restored', { description: `${link.label} opens the site again.` })
  })
}

/** From its end, or from today where that has passed. */
export async function extend(link: OwnerLink): Promise<void> {
  const expiresAt = Math.max(Date.now(), link.expiresAt ?? 0) + EXTENSION_DAYS * DAY_MS
  await attempt(async () => {
    await call('PATCH', `links/${link.id}`, { ...fieldsOf(link), expiresAt })
    toast.success('Extended', { description: `${link.label} ends on ${dayOf(expiresAt)}.` })
  })
}

async function attempt(action: () => Promise<void>): Promise<void> {
  try {
    await action()
    refresh('links')
  } catch (error) {
    toast.error('Not done', { description: sentence(error) })
  }
}
