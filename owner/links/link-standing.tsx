import type { OwnerLink } from '../../shared/owner-api'
import { Button, ButtonAnchor } from '../../src/components/ui/button'
import { dayOf } from '../frame/moments'
import { placeHref } from '../frame/use-place'
import { EXTENSION_DAYS, extend, restore, revoke } from './link-actions'
import { linkState, stateWords } from './link-state'

/** How a link stands, and what can be done with it at once. */
export function LinkStanding({ link }: { link: OwnerLink }) {
  const revoked = linkState(link) === 'revoked'
  return (
    <div className="mb-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-line py-4">
      <p className="meta text-ink-soft">
        Made {dayOf(link.createdAt)}, {stateWords(link)}. Its address was shown once, when it was made: only a
        hash of it is stored.
      </p>
      <div className="flex flex-wrap gap-2">
        {link.lastSeenAt !== null && (
          <ButtonAnchor look="outline" href={placeHref('reader', link.id)}>
            What was read
          </ButtonAnchor>
        )}
        {link.expiresAt !== null && !revoked && (
          <Button look="outline" onClick={() => extend(link)}>
            {EXTENSION_DAYS} days more
          </Button>
        )}
        <Button look="outline" onClick={() => (revoked ? restore(link) : revoke(link))}>
          {revoked ? 'Restore' : 'Revoke'}
        </Button>
      </div>
    </div>
  )
}
