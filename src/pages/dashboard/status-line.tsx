import type { StoredEvent } from '../../analytics/events'

/** Says that the panel is live, and what is kept. */
export function StatusLine({ events, privacy }: { events: StoredEvent[]; privacy: string }) {
  return (
    <div className="meta flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-paper/12 bg-pine px-5 py-3 md:px-8">
      <p className="flex items-center gap-2.5 text-butter">
        <span aria-hidden="true" className="span-mark size-2 rounded-full bg-vermilion" />
        <span role="status">
          {events.length} {events.length === 1 ? 'event' : 'events'}
        </span>
      </p>
      <p className="text-paper/75">{privacy}</p>
    </div>
  )
}
