import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { MessagePage } from '../../shared/owner-api'
import { FilterButtons } from '../../src/components/ui/filter-buttons'
import { messagesQuery } from '../backend/questions'
import { DownloadLink } from '../frame/download-link'
import { SearchField } from '../frame/field'
import { EmptyState, Notice } from '../frame/notice'
import { PageTitle } from '../frame/page-title'
import { type MessageFilter, MessageList, passes } from './message-list'
import { MessageView } from './message-view'

const FILTERS: { value: MessageFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'held back', label: 'Held back' },
  { value: 'not mailed', label: 'Not mailed' },
]

/** List and message side by side; on phones a message takes the list's place. */
export function MessagesPage() {
  const { message: id } = useParams()
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<MessageFilter>('all')
  const { data: all, error } = useQuery(messagesQuery())
  const { data: found, error: searchError } = useQuery(messagesQuery(search.trim()))
  if (!all || !found) return <Notice error={error} />
  const shown = found.messages.filter((message) => passes(message, filter))
  return (
    <>
      <div className={id ? 'max-lg:sr-only' : ''}>
        <PageTitle label={countOf(all)} aside={all.messages.length > 0 && <Downloads />}>
          What they <em className="accent-serif">wrote</em>
        </PageTitle>
      </div>
      <Notice error={error ?? searchError} />
      {all.messages.length === 0 ? (
        <EmptyState
          heading="No message yet"
          text="What is sent with the contact form comes here, also when no mail server is set up. Send yourself one to see that it arrives."
        />
      ) : (
        <div className="grid gap-x-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start">
          <div className={`grid gap-3 ${id ? 'max-lg:hidden' : ''}`}>
            <SearchField
              label="Search messages"
              placeholder="Name, address, subject or text"
              value={search}
              onChange={setSearch}
            />
            <FilterButtons
              label="State"
              options={FILTERS.map((option) => ({
                ...option,
                count: found.messages.filter((message) => passes(message, option.value)).length,
              }))}
              value={filter}
              onChange={setFilter}
            />
            <p
              role="status"
              className={shown.length > 0 ? 'sr-only' : 'border-t border-ink/25 py-10 text-ink-soft'}
            >
              {shown.length > 0
                ? search && `${shown.length} found`
                : search.trim()
                  ? 'No message is like that. Search for less.'
                  : 'None of this kind.'}
            </p>
            <MessageList messages={shown} openId={id} />
          </div>
          {id ? (
            <MessageView key={id} id={id} entry={all.messages.find((message) => message.id === id)} />
          ) : (
            <p className="meta rounded-image border border-dashed border-ink/25 p-10 text-ink-soft max-lg:hidden">
              Choose a message to read it here.
            </p>
          )}
        </div>
      )}
    </>
  )
}

function countOf({ messages, next }: MessagePage): string {
  if (next !== null) return `The newest ${messages.length} messages`
  return messages.length === 1 ? '1 message' : `${messages.length} messages`
}

function Downloads() {
  return (
    <p className="-ml-2">
      <DownloadLink file="messages.csv" label="Messages as CSV" />
      <DownloadLink file="messages.json" label="Messages as JSON" />
    </p>
  )
}
