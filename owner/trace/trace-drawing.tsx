import type { Visit } from '../../shared/owner-api'
import { lengthOf } from '../frame/moments'
import { PageBlock } from './page-block'
import { pageColors } from './page-colors'
import { TimeCursor } from './time-cursor'
import { layTrace, type Trace } from './trace-layout'
import { useVisitNow } from './use-visit-now'

/** A visit in the site's own language: a span for each page, sections inside a study, on one axis of time. */
export function TraceDrawing({ visit, heardAt }: { visit: Visit; heardAt?: number | undefined }) {
  const trace = layTrace(visit, useVisitNow(visit, heardAt))
  const colors = pageColors(trace.pages.map(({ span }) => span))
  return (
    <div
      aria-hidden="true"
      className="relative pt-8 [--names:clamp(16.5rem,26vw,23rem)] [--page:3.125rem] [--row:2rem] md:[--page:2.75rem] md:[--row:1.5rem]"
    >
      <TimeGrid trace={trace} />
      {trace.pages.map((page) => (
        <PageBlock key={page.key} page={page} color={colors.get(page.span.path)!} />
      ))}
    </div>
  )
}

/** Hairlines through all rows, with their times above; a cut where nobody looked. */
function TimeGrid({ trace }: { trace: Trace }) {
  return (
    <div className="meta pointer-events-none absolute inset-0 left-0 text-paper/65 md:left-(--names)">
      {trace.ticks.map(({ ms, at }, index) => (
        <span
          key={ms}
          style={{ left: `${at * 100}%` }}
          className={`absolute inset-y-0 border-l border-paper/10 ${index % 2 ? 'max-md:hidden' : ''}`}
        >
          {at < 0.94 && <span className="absolute top-0 left-2 whitespace-nowrap">{tickLabel(ms)}</span>}
        </span>
      ))}
      {trace.pauses.map(({ at, ms }) => (
        <span
          key={at}
          style={{ left: `${at * 100}%` }}
          className="absolute top-8 bottom-0 border-l border-dashed border-paper/40"
        >
          <span className="absolute bottom-0 left-2 rounded-full bg-pine-deep px-1 whitespace-nowrap max-md:hidden">
            away {lengthOf(ms)}
          </span>
        </span>
      ))}
      <TimeCursor msAt={trace.msAt} />
    </div>
  )
}

/** Full minutes and hours need no seconds. */
function tickLabel(ms: number): string {
  return ms === 0 ? '0' : lengthOf(ms).replace(/ 00 [sm]$/, '')
}
