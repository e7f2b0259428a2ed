import type { OwnerLink } from '../../shared/owner-api'
import { Button } from '../../src/components/ui/button'
import { ButtonLink } from '../../src/components/ui/button-link'
import { dayOf } from '../frame/moments'
import { EXTENSION_DAYS, useLinkActions } from './link-actions'
import { linkState, stateWords } from './link-state'

/** How a link stands, and what can be done with it at once. */
export function LinkStanding({ link }: { link: OwnerLink }) {
  const { revoke, restore, extend } = useLinkActions(link)
  const revoked = linkState(link) === 'revoked'
  return (
    <div className="mb-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-line py-4">
      <p className="meta text-ink-soft">
        Made {dayOf(link.createdAt)}, {stateWords(link)}. Its address was shown once, when it was made: only a
        hash of it is stored.
      </p>
      <div className="flex flex-wrap gap-2">
        {link.lastSeenAt !== null && (
          <ButtonLink look="outline" to={`/readers/${link.id}`}>
            What was read
          </ButtonLink>
        )}
        {link.expiresAt !== null && !revoked && (
          <Button look="outline" onClick={extend}>
            {EXTENSION_DAYS} days more
          </Button>
        )}
        <Button look="outline" onClick={revoked ? restore : revoke}>
          {revoked ? 'Restore' : 'Revoke'}
        </Button>
      </div>
    </div>
  )
}
