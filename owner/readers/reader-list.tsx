import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Reader } from '../../shared/owner-api'
import { choicesQuery } from '../backend/questions'
import { dayAndClock, fromNow, lengthOf } from '../frame/moments'
import { SectionTitle } from '../frame/page-title'
import { EVENT_WORDS, NO_LINK } from '../trace/visit-words'

/** One row for each link that was opened, and one for all visitors without a link. */
export function ReaderList({ readers }: { readers: Reader[] }) {
  const longest = Math.max(1, ...readers.map(({ ms }) => ms))
  const newestFirst = readers.toSorted((a, b) => b.lastSeenAt - a.lastSeenAt)
  return (
    <section aria-labelledby="readers-heading" className="mt-14 md:mt-20">
      <SectionTitle id="readers-heading" count={readers.filter(({ link }) => link).length}>
        Readers
      </SectionTitle>
      <div
        aria-hidden="true"
        className="meta grid grid-cols-(--reader-columns) gap-x-8 border-b border-ink/25 pb-2 text-ink-soft max-lg:hidden"
      >
        <span>Link</span>
        <span>Furthest</span>
        <span>Read</span>
        <span className="text-right">Last seen</span>
      </div>
      <ul>
        {newestFirst.map((reader) => (
          <ReaderRow key={reader.link?.id ?? 'none'} reader={reader} longest={longest} />
        ))}
      </ul>
    </section>
  )
}

interface ReaderRowProps {
  reader: Reader
  /** The time of whoever read longest. */
  longest: number
}

function ReaderRow({ reader, longest }: ReaderRowProps) {
  const { link, visits, ms, lastSeenAt, open } = reader
  return (
    <li className="relative grid gap-x-8 gap-y-2 border-b border-line py-4 transition-colors hover:bg-bone md:grid-cols-2 md:items-center lg:grid-cols-(--reader-columns)">
      <div className="flex min-w-0 items-baseline justify-between gap-4">
        <Link
          to={`/readers/${link?.id ?? 'none'}`}
          dir="auto"
          className="line-clamp-2 min-w-0 text-left font-medium decoration-vermilion decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {link?.label ?? NO_LINK}
        </Link>
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
        <span className="meta w-41 shrink-0 whitespace-nowrap tabular-nums">
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

const STEPS: { step: Reader['furthest']; words: string }[] = [
  { step: 'opened', words: 'Opened' },
  { step: 'study', words: 'Study' },
  { step: 'resume', words: 'Resume' },
  { step: 'contact', words: 'Contact' },
]

/** How far along the way from the link to a message, as a staircase of four spans. */
function Furthest({ reader: { furthest, furthestPage } }: { reader: Reader }) {
  const { data: choices } = useQuery(choicesQuery)
  const page = choices?.pages.find(({ path }) => path === furthestPage)?.title ?? furthestPage
  const reached = STEPS.findIndex(({ step }) => step === furthest)
  const words = STEPS[reached]?.words
  return (
    <div className="flex min-w-0 items-center gap-4">
      <span aria-hidden="true" className="flex shrink-0 items-end gap-1">
        {STEPS.map(({ step }, index) => (
          <span
            key={step}
            style={{ marginBottom: `${(STEPS.length - 1 - index) * 5}px` }}
            className={`span-mark h-1.5 w-5 rounded-full ${index > reached ? 'bg-line' : index === STEPS.length - 1 ? 'bg-vermilion' : 'bg-pine'}`}
          />
        ))}
      </span>
      <p className="min-w-0 text-small leading-snug">
        <span className="sr-only">Furthest: </span>
        {words}
        {page !== words && (
          <span dir="auto" className="block truncate text-left text-label text-ink-soft">
            {page}
          </span>
        )}
      </p>
    </div>
  )
}
