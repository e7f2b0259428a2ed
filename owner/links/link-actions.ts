import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { type LinkFields, NEW_LINK, type NewLink, type OwnerLink } from '../../shared/owner-api'
import { call } from '../backend/call'
import { DAY_MS, dayOf } from '../frame/moments'

export const EXTENSION_DAYS = 30

/** Addresses of the links that were made since the view was opened: nobody can tell them later. */
const addresses = new Map<string, string>()

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

/** What was typed and not saved, by link: it survives a look at another screen. */
const drafts = new Map<string, LinkFields>()

export function useDraft(id: string, stored: LinkFields = NEW_LINK) {
  const [fields, setFields] = useState(() => drafts.get(id) ?? stored)
  function change(changed: Partial<LinkFields>): void {
    const next = { ...fields, ...changed }
    drafts.set(id, next)
    setFields(next)
  }
  return { fields, change }
}

/** In place of an id. */
export const NEW = 'new'

/** Makes a link, or changes the one of this id. */
export function useSaveLink(id: string) {
  return useMutation({
    mutationFn: async (fields: LinkFields): Promise<NewLink | undefined> => {
      if (id !== NEW) return call('PATCH', `links/${id}`, fields)
      const made = await call<NewLink>('POST', 'links', fields)
      addresses.set(made.link.id, made.url)
      return made
    },
    onSuccess: (_answer, { label }) => {
      drafts.delete(id)
      if (id !== NEW) toast.success('Saved', { description: label })
    },
    meta: { changes: ['links', 'readers'], quiet: true },
  })
}

/** What can be done to a link without its form. */
export function useLinkActions(link: OwnerLink) {
  const meta = { changes: ['links'] }
  const restore = useMutation({
    mutationFn: () => call('POST', `links/${link.id}/restore`),
    onSuccess: () => toast.success('Restored', { description: `${link.label} opens the site again.` }),
    meta,
  })
  const revoke = useMutation({
    mutationFn: () => call('POST', `links/${link.id}/revoke`),
    onSuccess: () =>
      toast.success('Revoked', {
        description: `${link.label}: the next request of an open tab is refused.`,
        action: { label: 'Undo', onClick: () => restore.mutate() },
      }),
    meta,
  })
  const extend = useMutation({
    mutationFn: (expiresAt: number) => call('PATCH', `links/${link.id}`, { ...fieldsOf(link), expiresAt }),
    onSuccess: (_answer, expiresAt) =>
      toast.success('Extended', { description: `${link.label} ends on ${dayOf(expiresAt)}.` }),
    meta,
  })
  return {
    revoke: () => revoke.mutate(),
    restore: () => restore.mutate(),
    /** From its end, or from today where that has passed. */
    extend: () => extend.mutate(Math.max(Date.now(), link.expiresAt ?? 0) + EXTENSION_DAYS * DAY_MS),
  }
}
