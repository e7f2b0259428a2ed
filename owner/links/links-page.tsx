import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink } from '../../src/components/ui/button-link'
import { FilterButtons } from '../../src/components/ui/filter-buttons'
import { linksQuery } from '../backend/questions'
import { DownloadLink } from '../frame/download-link'
import { FIELD_BOX, SearchField } from '../frame/field'
import { EmptyState, Notice } from '../frame/notice'
import { PageTitle } from '../frame/page-title'
import { arrangeLinks, type LinkOrder, ORDERS } from './arrange-links'
import { LinkRow } from './link-row'
import { type LinkState, linkState } from './link-state'

const STATES: { value: LinkState | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'ended', label: 'Ended' },
  { value: 'revoked', label: 'Revoked' },
]

export function LinksPage() {
  const { data: links, error } = useQuery(linksQuery)
  const [search, setSearch] = useState('')
  const [state, setState] = useState<LinkState | 'all'>('all')
  const [order, setOrder] = useState<LinkOrder>('created')
  if (!links) return <Notice error={error} />
  if (links.length === 0) return <NoLinks />

  const shown = arrangeLinks(links, { search, state, order })
  const count = (value: LinkState | 'all') =>
    value === 'all' ? links.length : links.filter((link) => linkState(link) === value).length
  return (
    <>
      <Title count={links.length} />
      <Notice error={error} />
      <div className="mb-6 grid gap-3 lg:grid-cols-[1fr_auto_auto] lg:items-center">
        <SearchField
          label="Search links"
          placeholder="Label, greeting or note"
          value={search}
          onChange={setSearch}
        />
        <FilterButtons
          label="State"
          options={STATES.map((option) => ({ ...option, count: count(option.value) }))}
          value={state}
          onChange={setState}
        />
        <label className="flex items-center gap-3">
          <span className="meta whitespace-nowrap text-ink-soft max-lg:sr-only lg:pl-4">Sort by</span>
          <select
            value={order}
            onChange={(event) => setOrder(event.target.value as LinkOrder)}
            className={`${FIELD_BOX} h-12 py-0 lg:w-auto`}
          >
            {Object.entries(ORDERS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="meta mb-2 text-ink-soft">
        {shown.length === links.length ? '' : `${shown.length} of ${links.length}`}
      </p>
      {shown.length === 0 ? (
        <p className="border-t border-ink/25 py-10 text-ink-soft">No link is like that. Search for less.</p>
      ) : (
        <ul className="border-t border-ink/25">
          {shown.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
      <p className="mt-8">
        <DownloadLink file="links.csv" label="Links as CSV" />
      </p>
    </>
  )
}

function Title({ count }: { count: number }) {
  return (
    <PageTitle
      label={count === 1 ? '1 link' : `${count} links`}
      aside={
        <ButtonLink to="/links/new">
          <IconPlus aria-hidden="true" size={18} />
          Make a link
        </ButtonLink>
      }
    >
      A link for <em className="accent-serif">each</em> reader
    </PageTitle>
  )
}

function NoLinks() {
  return (
    <>
      <PageTitle label="Links">
        A link for <em className="accent-serif">each</em> reader
      </PageTitle>
      <EmptyState
        heading="Begin with one name"
        text="A link opens the site without a password, for one company or person. You choose the page that it opens and which work comes first, and you see here when it was read. Revoke it whenever you like."
      >
        <ButtonLink look="light" to="/links/new">
          Make the first link
        </ButtonLink>
      </EmptyState>
    </>
  )
}
