import { useState } from 'react'
import { type LinkFields, NEW_LINK } from '../../shared/owner-api'

/** What was typed and not saved, by link: it survives a look at another screen. */
const drafts = new Map<string, LinkFields>()

export interface Draft {
  fields: LinkFields
  change: (changed: Partial<LinkFields>) => void
  /** Forgets what was typed, once it is saved. */
  drop: () => void
}

export function useDraft(id: string, stored: LinkFields = NEW_LINK): Draft {
  const [fields, setFields] = useState(() => drafts.get(id) ?? stored)
  return {
    fields,
    change(changed) {
      const next = { ...fields, ...changed }
      drafts.set(id, next)
      setFields(next)
    },
    drop() {
      drafts.delete(id)
    },
  }
}
