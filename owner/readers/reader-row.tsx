import type { Reader } from '../../shared/owner-api'
import { dayAndClock, fromNow, lengthOf } from '../frame/moments'
import { placeHref } from '../frame/use-place'
import { EVENT_WORDS } from '../trace/event-words'
import { NO_LINK } from '../trace/visit-panel'
import { Furthest } from './furthest'

interface ReaderRowProps {
  reader: Reader
  /** The time of whoever read longest. */
  longest: number
}

export function ReaderRow({ reader, longest }: ReaderRowProps) {
  const { link, visits, ms, lastSeenAt, open } = reader
  return (
    <li className="relative grid gap-x-8 gap-y-2 border-b border-line py-4 transition-colors hover:bg-bone md:grid-cols-2 md:items-center lg:grid-cols-(--reader-columns)">
      <div className="flex min-w-0 items-baseline justify-between gap-4">
        <a
          href={placeHref('reader', link?.id ?? 'none')}
          dir="auto"
          className="line-clamp-2 min-w-0 text-left font-medium decoration-vermilion decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {link?.label ?? NO_LINK}
        </a>
        <LastSeen time={lastSeenAt} open={open} className="lg:hidden" />
      </div>
      <Furthest reader={reader} />
      <div className="flex items-center gap-4 md:max-lg:col-span-2">
        <span aria-hidden="true" className="relative h-2 grow rounded-full bg-line/60">
          <span
            style={{ width: `${(ms / longest) * 100}%` }}
            className={`span-mark absolute inset-y-0 left-0 min-w-2 rounded-full ${open ? 'bg-vermilion' : 'bg-pine'}`}
          />
        </span>
        <span className="meta w-38 shrink-0 whitespace-nowrap tabular-nums">
          {lengthOf(ms)}{' '}
          <span className="text-ink-soft">/ {visits === 1 ? '1 visit' : `${visits} visits`}</span>
        </span>
      </div>
      <LastSeen time={lastSeenAt} open={open} className="text-right max-lg:hidden" />
      <Done reader={reader} />
    </li>
  )
}

interface LastSeenProps {
  time: number
  open: boolean
  className: string
}

function LastSeen({ time, open, className }: LastSeenProps) {
  return (
    <p className={`meta shrink-0 ${open ? 'text-ember' : 'text-ink-soft'} ${className}`}>
      <time dateTime={new Date(time).toISOString()} title={dayAndClock(time)}>
        {open ? 'reading now' : fromNow(time)}
      </time>
    </p>
  )
}

/** What a reader did besides reading; most did nothing. */
function Done({ reader }: { reader: Reader }) {
  const done = [
    { is: reader.downloadedResume, text: EVENT_WORDS.resume, mark: 'bg-butter' },
    { is: reader.sentMessage, text: EVENT_WORDS.message, mark: 'bg-vermilion' },
    { is: reader.showedDeck, text: EVENT_WORDS.deck, mark: 'bg-sky' },
  ].filter(({ is }) => is)
  if (done.length === 0) return null
  return (
    <ul className="meta col-start-1 md:max-lg:col-span-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft lg:col-start-2 lg:col-span-3">
      {done.map(({ text, mark }) => (
        <li key={text} className="flex items-center gap-2">
          <span aria-hidden="true" className={`span-mark size-2.5 rounded-full ${mark}`} />
          {text}
        </li>
      ))}
    </ul>
  )
}
