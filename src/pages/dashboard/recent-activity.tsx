import { eventTime } from '../../analytics/event-time'
import type { StoredEvent } from '../../analytics/events'
import { eventDetail } from './recent-events'

const MARKS: Record<string, string> = {
  page_load: 'bg-sage w-6',
  scroll_depth: 'bg-sage/60 w-4 ml-2',
  cta_click: 'bg-sky w-4 ml-4',
  case_study_view: 'bg-paper w-5 ml-3',
  resume_download: 'bg-butter w-4 ml-5',
  contact_action: 'bg-vermilion w-4 ml-6',
  external_link: 'bg-sky w-3 ml-6',
}

const TIME = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

interface RecentActivityProps {
  events: StoredEvent[]
  words: {
    empty: string
    unknownTime: string
    events: Record<string, string>
  }
}

export function RecentActivity({ events, words }: RecentActivityProps) {
  if (events.length === 0) return <p className="text-paper/75">{words.empty}</p>
  return (
    <ol className="border-t border-paper/12">
      {events.map((event, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no identity, and rows no state
          key={index}
          className="meta grid grid-cols-[2.75rem_1fr_auto] items-baseline gap-x-3 border-b border-paper/12 py-2.5 md:grid-cols-[2.75rem_9rem_1fr_auto]"
        >
          <span
            aria-hidden="true"
            className={`span-mark block h-1.5 self-center rounded-full ${MARKS[event.event] ?? 'bg-paper/50 w-3'}`}
          />
          <span className="truncate text-butter">{words.events[event.event] ?? event.event}</span>
          <EventTime event={event} unknown={words.unknownTime} />
          <span className="col-span-2 col-start-2 min-w-0 truncate md:col-span-1 md:col-start-3 md:row-start-1">
            {typeof event.page === 'string' && event.page}
            <span className="ml-3 text-paper/75">{eventDetail(event)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function EventTime({ event, unknown }: { event: StoredEvent; unknown: string }) {
  const time = eventTime(event)
  const look = 'text-right text-paper/75 md:col-start-4'
  if (!time) return <span className={look}>{unknown}</span>
  return (
    <time dateTime={time.toISOString()} className={look}>
      {TIME.format(time)}
    </time>
  )
}
