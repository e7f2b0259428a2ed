import { Link } from 'react-router'
import type { Visit } from '../../shared/owner-api'
import { clockTime, dayAndClock, lengthOf } from '../frame/moments'
import { TraceDrawing } from './trace-drawing'
import { VisitTable } from './visit-table'
import { NO_LINK, pageCount, whyNot } from './visit-words'

interface VisitPanelProps {
  visit: Visit
  heardAt?: number | undefined
  /** Names the reader, where the page around it doesn't. */
  named?: boolean
}

/** One visit, whole. */
export function VisitPanel({ visit, heardAt, named = false }: VisitPanelProps) {
  const { link, open, startedAt, device, referrer } = visit
  const id = `visit-${visit.id}`
  return (
    <section
      aria-labelledby={id}
      data-visit={visit.id}
      className="on-dark overflow-hidden rounded-image bg-pine-deep p-5 sm:p-8 lg:p-10"
    >
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 md:mb-8">
        <div className="min-w-0">
          <p className="meta mb-2 flex items-center gap-2.5 text-paper/75">
            {open && <span aria-hidden="true" className="live-dot size-2.5 rounded-full bg-vermilion" />}
            {open && <span className="text-butter">Reading now</span>}
            {!open && (named ? `Last visit, ${dayAndClock(startedAt)}` : device)}
          </p>
          <h2 id={id} className={named ? 'display text-heading' : 'display text-title'}>
            {named ? (
              <Link
                to={`/readers/${link?.id ?? 'none'}`}
                dir="auto"
                className="line-clamp-2 decoration-vermilion decoration-4 underline-offset-8 hover:underline"
              >
                {link?.label ?? NO_LINK}
              </Link>
            ) : (
              <span>{dayAndClock(startedAt)}</span>
            )}
          </h2>
          <p className="meta mt-3 text-paper/75">
            {[
              open && `since ${clockTime(startedAt)}`,
              (named || open) && device,
              referrer && (referrer === 'other' ? 'from another site' : `from ${referrer}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {visit.kind === 'person' && !visit.private && (
          <p className="shrink-0 text-right max-sm:text-left">
            <span className="block display text-heading">{lengthOf(visit.ms)}</span>
            <span className="meta text-paper/75">{pageCount(visit)}</span>
          </p>
        )}
      </header>
      {visit.kind === 'person' && !visit.private && visit.spans.length > 0 ? (
        <>
          <TraceDrawing visit={visit} heardAt={heardAt} />
          <VisitTable visit={visit} />
        </>
      ) : (
        <>
          <span
            aria-hidden="true"
            className="span-mark mb-4 block h-3 w-2/5 rounded-full border border-dashed border-paper/40"
          />
          <p className="max-w-[38.5em] text-small text-paper/85">{whyNot(visit)}</p>
        </>
      )}
    </section>
  )
}
