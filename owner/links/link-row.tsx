import { IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OwnerLink } from '../../shared/owner-api'
import { dayAndClock, dayOf, fromNow } from '../frame/moments'
import { addressOf, copyAddress, useLinkActions } from './link-actions'
import { endsSoon, linkState, stateWords } from './link-state'
import { RowButton } from './row-button'

export function LinkRow({ link }: { link: OwnerLink }) {
  const { revoke, restore, extend } = useLinkActions(link)
  const state = linkState(link)
  const address = addressOf(link.id)
  const closed = state !== 'open'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b border-line py-2.5 transition-colors hover:bg-bone md:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_11.5rem] md:items-center md:gap-x-8">
      <div className="min-w-0 max-md:col-span-2">
        <Link
          to={`/links/${link.id}`}
          dir="auto"
          className={`line-clamp-2 text-left font-medium decoration-vermilion decoration-2 underline-offset-4 hover:underline ${closed ? 'text-ink-soft' : ''}`}
        >
          {link.label}
        </Link>
        {link.note && (
          <p dir="auto" className="truncate text-left text-label text-ink-soft">
            {link.note}
          </p>
        )}
      </div>
      <dl className="meta flex flex-wrap gap-x-6 gap-y-0.5 text-ink-soft md:grid md:grid-cols-[3fr_2fr]">
        <Fact name="Opened">
          <Openings link={link} />
        </Fact>
        <Fact name="State">
          <span
            className={endsSoon(link) ? 'text-ember' : ''}
            title={link.expiresAt ? dayOf(link.expiresAt) : ''}
          >
            {stateWords(link)}
          </span>
        </Fact>
      </dl>
      <div className="-mr-2.5 flex flex-wrap items-center justify-end max-md:self-end">
        {address && !closed && (
          <RowButton label={link.label} onClick={() => copyAddress(address)}>
            <IconCopy aria-hidden="true" size={16} />
            Copy
          </RowButton>
        )}
        {link.expiresAt !== null && state !== 'revoked' && (
          <RowButton label={link.label} onClick={extend}>
            Extend
          </RowButton>
        )}
        {state === 'revoked' ? (
          <RowButton label={link.label} onClick={restore}>
            Restore
          </RowButton>
        ) : (
          <RowButton label={link.label} onClick={revoke}>
            Revoke
          </RowButton>
        )}
      </div>
    </li>
  )
}

function Openings({ link: { id, openings, probablyScanners, lastSeenAt } }: { link: OwnerLink }) {
  return (
    <>
      {lastSeenAt === null ? (
        <span className="text-ink">never opened</span>
      ) : (
        <Link
          to={`/readers/${id}`}
          title={dayAndClock(lastSeenAt)}
          className="decoration-vermilion decoration-2 underline-offset-4 hover:underline"
        >
          <span className="text-ink">{openings === 1 ? '1 opening' : `${openings} openings`}</span>,{' '}
          {fromNow(lastSeenAt)}
        </Link>
      )}
      {probablyScanners > 0 && (
        <span className="block">
          {probablyScanners} probably {probablyScanners === 1 ? 'a scanner' : 'scanners'}
        </span>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="sr-only">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
