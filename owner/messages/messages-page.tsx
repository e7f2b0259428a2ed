import { useState } from 'react'
import { FilterButtons } from '../../src/components/ui/filter-buttons'
import { DownloadLink } from '../frame/download-link'
import { EmptyState } from '../frame/empty-state'
import { Notice } from '../frame/notice'
import { PageTitle } from '../frame/page-title'
import { MessageList } from './message-list'
import { type MessageFilter, passes } from './message-state'
import { MessageView } from './message-view'
import { useMessages } from './use-messages'

const FILTERS: { value: MessageFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'held back', label: 'Held back' },
  { value: 'not mailed', label: 'Not mailed' },
]

/** List and message side by side; on phones a message takes the list's place. */
export function MessagesPage({ id }: { id: string | undefined }) {
  const { value: messages, problem } = useMessages()
  const [filter, setFilter] = useState<MessageFilter>('all')
  if (!messages) return <Notice problem={problem} />
  const open = messages.find((message) => message.id === id)
  return (
    <>
      <div className={open ? 'max-lg:sr-only' : ''}>
        <PageTitle
          label={messages.length === 1 ? '1 message' : `${messages.length} messages`}
          aside={messages.length > 0 && <DownloadLink file="messages.json" label="Messages as JSON" />}
        >
          What they <em className="accent-serif">wrote</em>
        </PageTitle>
      </div>
      <Notice problem={problem} />
      {messages.length === 0 ? (
        <EmptyState
          heading="No message yet"
          text="What is sent with the contact form comes here, also when no mail server is set up. Send yourself one to see that it arrives."
        />
      ) : (
        <div className="grid gap-x-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start">
          <div className={open ? 'max-lg:hidden' : ''}>
            <FilterButtons
              label="State"
              options={FILTERS.map((option) => ({
                ...option,
                count: messages.filter((message) => passes(message, option.value)).length,
              }))}
              value={filter}
              onChange={setFilter}
            />
            <MessageList messages={messages.filter((message) => passes(message, filter))} openId={open?.id} />
          </div>
          {open ? (
            <MessageView key={open.id} message={open} />
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
