import { useEffect, useState } from 'react'
import type { Visit } from '../../shared/owner-api'
import { lengthOf } from '../frame/moments'
import { PageBlock } from './page-block'
import { pageColors } from './page-colors'
import { TimeCursor } from './time-cursor'
import { layTrace, type Trace } from './trace-layout'

/** A visit in the site's own language: a span for each page, sections inside a study, on one axis of time. */
export function TraceDrawing({ visit, heardAt }: { visit: Visit; heardAt?: number | undefined }) {
  const trace = layTrace(visit, useVisitNow(visit, heardAt))
  const colors = pageColors(trace.pages.map(({ span }) => span))
  return (
    <div
      aria-hidden="true"
      className="relative pt-8 [--names:clamp(16.5rem,26vw,23rem)] [--middle:2.5rem] [--page:3.125rem] [--row:2rem] md:[--middle:1.375rem] md:[--page:2.75rem] md:[--row:1.5rem]"
    >
      <TimeGrid trace={trace} />
      {trace.pages.map((page, index) => (
        <PageBlock
          key={page.key}
          page={page}
          color={colors.get(page.span.path)!}
          next={trace.pages[index + 1]}
        />
      ))}
      {/* Room for the lengths of the pauses. */}
      {trace.pauses.length > 0 && <div className="h-7 border-t border-paper/12 max-md:hidden" />}
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
          className={`absolute inset-y-0 border-l border-paper/10 ${index % 2 ? 'max-lg:hidden' : ''}`}
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
          <span
            className={`absolute bottom-0 whitespace-nowrap max-md:hidden ${at > 0.8 ? 'right-2' : 'left-2'}`}
          >
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

const STEP_MS = 1000
/** Silence for longer than this is no reading any more. */
const LONGEST_GUESS_MS = 15_000

/** The server's time of a visit that goes on, guessed forward between two reports. */
function useVisitNow(visit: Visit, heardAt?: number): number {
  const [, step] = useState(0)
  const goesOn = visit.open && heardAt !== undefined
  useEffect(() => {
    if (!goesOn || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => step((count) => count + 1), STEP_MS)
    return () => clearInterval(timer)
  }, [goesOn])
  if (!goesOn) return visit.lastSeenAt
  return visit.lastSeenAt + Math.min(LONGEST_GUESS_MS, Math.max(0, Date.now() - heardAt))
}
