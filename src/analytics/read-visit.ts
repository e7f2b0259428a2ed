import { readEventLog } from './event-log'
import { sessionId } from './record'
import { type VisitSpan, visitSpans } from './visit-spans'

/** The visit of this browser tab so far; nothing where no events are recorded. */
export function readVisit(): VisitSpan[] {
  return visitSpans(readEventLog(), sessionId(), Date.now())
}
