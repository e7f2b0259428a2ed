import { clockTime, lengthOf } from '../frame/moments'
import { isStudy } from './page-colors'
import type { Bar, EventMark, PageRow } from './trace-layout'
import { EVENT_WORDS, sectionName } from './visit-words'

/** A message is what the owner hopes for: the low sun of the drawing. */
const EVENT_LOOKS: Record<EventMark['kind'], { text: string; mark: string; line: string }> = {
  resume: { text: 'text-butter', mark: 'size-3 bg-butter', line: 'border-butter/60' },
  message: { text: 'text-paper', mark: 'size-5 bg-vermilion', line: 'border-vermilion' },
  deck: { text: 'text-sky', mark: 'size-3 bg-sky', line: 'border-sky/60' },
}

interface PageBlockProps {
  page: PageRow
  color: string
  /** The page after it. */
  next: PageRow | undefined
}

/** One page: its span, below it the sections that were read, and what the reader did there. */
export function PageBlock({ page, color, next }: PageBlockProps) {
  const { span, bar, sections, events, live } = page
  const ground = live ? 'bg-vermilion' : color
  return (
    <div className="relative border-t border-paper/12 pb-1.5 transition-colors hover:bg-paper/4">
      <div className="pointer-events-none absolute inset-0 md:left-(--names)">
        {sections.length > 0 && <Room bar={bar} className={ground} />}
        {next && <Step from={bar.start + bar.length} to={next.bar.start} />}
      </div>
      <div className="trace-columns h-(--page) md:items-center">
        <p className="flex items-baseline justify-between gap-4 pt-1.5 md:pt-0 md:pr-6">
          <span className="trace-word flex min-w-0 items-baseline gap-2.5">
            <span dir="auto" className="truncate text-left text-small font-medium">
              {span.title}
            </span>
            {isStudy(span.path) && (
              <span className="meta text-paper/65">{Math.round(span.depth * 100)}%</span>
            )}
          </span>
          <span className="trace-word meta shrink-0 tabular-nums">{lengthOf(span.ms)}</span>
        </p>
        <div className="relative h-3.5 max-md:mt-1">
          <Span bar={bar} className={`h-3.5 min-w-3.5 ${ground}`} />
          {live && <LiveHead bar={bar} />}
        </div>
      </div>
      {sections.map(({ name, ms, bars }) => (
        <div key={name} className="trace-columns h-(--row) md:items-center">
          <p className="meta flex items-baseline justify-between gap-4 pl-4 text-paper/75 md:pr-6">
            <span dir="auto" className="trace-word truncate text-left">
              {sectionName(name)}
            </span>
            <span className="trace-word shrink-0 tabular-nums">{lengthOf(ms)}</span>
          </p>
          <div className="relative h-2">
            {bars.map((part) => (
              <Span key={part.start} bar={part} className={`h-2 min-w-2 opacity-80 ${ground}`} />
            ))}
          </div>
        </div>
      ))}
      {events.map((event, index) => (
        <EventRow key={`${event.kind} ${event.time}`} event={event} below={sections.length + index} />
      ))}
    </div>
  )
}

/** What was read inside a page stands in its shade, where names have a column of their own. */
function Room({ bar: { start, length }, className }: { bar: Bar; className: string }) {
  return (
    <span
      style={{ left: `${start * 100}%`, width: `${length * 100}%` }}
      className={`trace-bar absolute top-(--middle) bottom-1.5 min-w-3.5 rounded-b-control opacity-14 max-md:invisible ${className}`}
    />
  )
}

/** The way on to the next page, from span to span. On phones it would cross the names. */
function Step({ from, to }: { from: number; to: number }) {
  return (
    <span
      style={{ left: `${from * 100}%`, width: `${Math.max(0, to - from) * 100}%` }}
      className="absolute top-(--middle) bottom-[calc(-1*var(--middle))] rounded-bl-[6px] border-b border-l border-paper/35 max-md:hidden"
    />
  )
}

function Span({ bar: { start, length }, className }: { bar: Bar; className: string }) {
  return (
    <span
      style={{ left: `${start * 100}%`, width: `${length * 100}%` }}
      className={`trace-bar span-mark absolute top-0 rounded-full ${className}`}
    />
  )
}

/** Where the reader is now. */
function LiveHead({ bar: { start, length } }: { bar: Bar }) {
  return (
    <span style={{ left: `${(start + length) * 100}%` }} className="trace-bar absolute -ml-1.5 h-3.5">
      <span className="live-head span-mark absolute top-0 left-0 h-3.5 w-12 opacity-60" />
      <span className="live-dot span-mark absolute -top-[3px] -left-2.5 size-5 rounded-full border-4 border-vermilion bg-paper" />
    </span>
  )
}

/** Hangs from its page by a thread, so that one sees what was being read. */
function EventRow({ event, below }: { event: EventMark; below: number }) {
  const { text, mark, line } = EVENT_LOOKS[event.kind]
  return (
    <div className="trace-columns h-(--row) md:items-center">
      <p className={`meta flex items-baseline justify-between gap-4 pl-4 md:pr-6 ${text}`}>
        <span className="trace-word">{EVENT_WORDS[event.kind]}</span>
        <span className="shrink-0 tabular-nums max-md:hidden">{clockTime(event.time)}</span>
      </p>
      <div className="relative h-3">
        <span style={{ left: `${event.at * 100}%` }} className="absolute top-1/2">
          <span
            style={{ height: `calc(var(--page) / 2 + ${below} * var(--row) + var(--row) / 2)` }}
            className={`absolute bottom-0 -left-px border-l ${line}`}
          />
          <span className={`span-mark absolute -translate-1/2 rounded-full ${mark}`} />
        </span>
      </div>
    </div>
  )
}
