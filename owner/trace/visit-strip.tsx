import type { Visit } from '../../shared/owner-api'
import { dayAndClock, lengthOf } from '../frame/moments'
import { pageColors } from './page-colors'
import { layTrace } from './trace-layout'
import { pageCount, whyNot } from './visit-words'

/** Pages below each other, until there are too many for the strip. */
const MOST_LINES = 8

interface VisitStripProps {
  visit: Visit
  /** Of the visits around it: silhouettes have one scale, so that a glance tells which was long. */
  longest: number
  onOpen: () => void
}

/** A visit small: its silhouette, and a button that draws it whole. */
export function VisitStrip({ visit, longest, onOpen }: VisitStripProps) {
  const known = visit.kind === 'person' && !visit.private
  return (
    <section className="grid gap-x-8 gap-y-3 rounded-tile border border-line p-5 md:grid-cols-[16rem_1fr_auto] md:items-center">
      <div>
        <h2 className="text-small font-medium">{dayAndClock(visit.startedAt)}</h2>
        <p className="meta text-ink-soft">
          {known ? `${lengthOf(visit.ms)}, ${pageCount(visit)}` : visit.device}
        </p>
      </div>
      {known ? (
        <Silhouette visit={visit} longest={longest} />
      ) : (
        <p className="text-small text-ink-soft">{whyNot(visit)}</p>
      )}
      {known && (
        <button
          type="button"
          onClick={onOpen}
          className="meta min-h-11 justify-self-start rounded-control px-3 underline decoration-line decoration-2 underline-offset-4 hover:decoration-vermilion"
        >
          Draw it whole
          <span className="sr-only">: {dayAndClock(visit.startedAt)}</span>
        </button>
      )}
    </section>
  )
}

function Silhouette({ visit, longest }: Omit<VisitStripProps, 'onOpen'>) {
  const { pages } = layTrace(visit)
  const colors = pageColors(pages.map(({ span }) => span))
  return (
    <div aria-hidden="true" className="on-dark rounded-control bg-pine-deep p-3">
      <div style={{ width: `${(visit.ms / longest) * 100}%` }} className="grid min-w-6 gap-1">
        {pages.slice(-MOST_LINES).map(({ key, bar, span }) => (
          <span
            key={key}
            style={{ marginLeft: `${bar.start * 100}%`, width: `${bar.length * 100}%` }}
            className={`span-mark h-1.5 min-w-1.5 rounded-full ${colors.get(span.path)}`}
          />
        ))}
      </div>
    </div>
  )
}
