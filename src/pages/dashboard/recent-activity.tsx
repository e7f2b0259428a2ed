import type { StoredEvent } from '../../analytics/events'
import { eventTime } from './event-time'
import { eventDetail } from './recent-events'
import type { DashboardSummary } from './summarize-events'

const MARKS: Record<string, string> = {
  page_load: 'bg-sage w-6',
  scroll_depth: 'bg-pine-soft w-4 ml-2',
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
  summary: DashboardSummary
  words: {
    empty: string
    unknownTime: string
    caseStudyViews: string
    contactActions: string
    events: Record<string, string>
  }
}

export function RecentActivity({ events, summary, words }: RecentActivityProps) {
  return (
    <>
      <dl className="meta mb-4 flex flex-wrap gap-x-8 gap-y-1 lg:-mt-10 lg:mb-5 lg:justify-end">
        <Count label={words.caseStudyViews} value={summary.caseStudyViews} />
        <Count label={words.contactActions} value={summary.contactActions} />
      </dl>
      {events.length === 0 && <p className="text-paper/75">{words.empty}</p>}
      <ol className="border-t border-paper/12">
        {events.map((event, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no identity, and rows no state
            key={index}
            className="meta grid grid-cols-[2.75rem_1fr_auto] items-baseline gap-x-3 border-b border-paper/12 py-2.5 lg:grid-cols-[2.75rem_9rem_1fr_auto]"
          >
            <span
              aria-hidden="true"
              className={`span-mark block h-1.5 self-center rounded-full ${MARKS[event.event] ?? 'bg-paper/50 w-3'}`}
            />
            <span className="truncate text-butter">{words.events[event.event] ?? event.event}</span>
            <EventTime event={event} unknown={words.unknownTime} />
            <span className="col-span-2 col-start-2 min-w-0 truncate lg:col-span-1 lg:col-start-3 lg:row-start-1">
              {typeof event.page === 'string' && event.page}
              <span className="ml-3 text-paper/75">{eventDetail(event)}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex gap-2.5">
      <dt className="text-paper/75">{label}</dt>
      <dd className="text-butter">{value}</dd>
    </div>
  )
}

function EventTime({ event, unknown }: { event: StoredEvent; unknown: string }) {
  const time = eventTime(event)
  const look = 'text-right text-paper/75 lg:col-start-4'
  if (!time) return <span className={look}>{unknown}</span>
  return (
    <time dateTime={time.toISOString()} className={look}>
      {TIME.format(time)}
    </time>
  )
}
