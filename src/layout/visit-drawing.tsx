import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { messageWasSent, onMessageSent } from '../analytics/message-sent'
import { readVisit } from '../analytics/read-visit'
import { spanTime } from '../analytics/span-time'
import { MOST_SPANS, type VisitSpan } from '../analytics/visit-spans'

export interface VisitWords {
  title: string
  /** Where nothing was recorded. */
  plain: string
  /** Where the record is. */
  kept: string
  page: string
  pages: string
  /** The span that closes the drawing when a message was sent, and what it came to. */
  sent: string
  answer: string
}

const COLOURS = ['bg-sage', 'bg-sky', 'bg-bone', 'bg-butter']
/** For a visit that is not known: spans in the manner of the site's mark. */
const PLAIN = [
  { start: 0, length: 0.44 },
  { start: 0.12, length: 0.5 },
  { start: 0.36, length: 0.4 },
  { start: 0.58, length: 0.22 },
]

/** The visit so far as a trace: a row for each page, as long as it was looked at. Read anew whenever it is seen. */
export function VisitDrawing({ words }: { words: VisitWords }) {
  const [spans, setSpans] = useState<VisitSpan[]>([])
  const drawing = useRef<HTMLDivElement>(null)
  const sent = useSyncExternalStore(onMessageSent, messageWasSent)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a sent message is a moment to look, too
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSpans(readVisit())
    })
    observer.observe(drawing.current!)
    return () => observer.disconnect()
  }, [sent])

  const total = spanTime(spans.reduce((sum, { seconds }) => sum + seconds, 0))
  // The place that is held for a longer visit is ruled like the rest.
  const emptyRows = Math.max(0, MOST_SPANS - (spans.length || PLAIN.length) - (sent ? 1 : 0))
  const pages = `${spans.length} ${spans.length === 1 ? words.page : words.pages}`
  return (
    <div data-visit={spans.length > 0 ? 'known' : 'plain'}>
      <p className="meta mb-5 flex flex-wrap justify-between gap-x-8 gap-y-1 text-paper/75">
        <span className="text-paper">{words.title}</span>
        <span>
          {spans.length === 0 ? words.plain : `${pages}, ${total}. ${words.kept}`}
          {sent && <span className="sr-only">{` ${words.sent}: ${words.answer}`}</span>}
        </span>
      </p>
      <div ref={drawing} aria-hidden="true">
        {spans.length === 0 && PLAIN.map((span) => <Row key={span.start} span={span} colour="bg-paper/25" />)}
        {spans.slice(sent ? 1 - MOST_SPANS : 0).map((span, index) => (
          <Row
            key={span.time}
            span={span}
            colour={span === spans.at(-1) ? 'bg-vermilion' : COLOURS[index % COLOURS.length]!}
            label={`${span.page} ${spanTime(span.seconds)}`}
          />
        ))}
        {sent && (
          <Row
            span={{ start: 0.94, length: 0.06 }}
            colour="bg-butter"
            label={`${words.sent} ${words.answer}`}
          />
        )}
        {Array.from({ length: emptyRows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one empty row from another
          <div key={row} className="h-6 border-t border-paper/10" />
        ))}
      </div>
    </div>
  )
}

interface RowProps {
  span: { start: number; length: number }
  colour: string
  label?: string
}

/** Of the width that spans may take: the name of a span that is as long as the visit needs room beside it. */
const SPANNED = 66

/** A name takes the side on which there is more room, and no more than that. */
function Row({ span, colour, label }: RowProps) {
  const start = span.start * SPANNED
  const end = start + span.length * SPANNED
  const before = start > 100 - end
  return (
    <div className="meta relative h-6 border-t border-paper/10">
      <span
        style={{ left: `${start}%`, width: `${end - start}%` }}
        className={`visit-span span-mark absolute top-2 h-2 min-w-2 origin-left rounded-full ${colour}`}
      />
      {label && (
        <span
          style={
            before
              ? { right: `${100 - start}%`, maxWidth: `${start}%` }
              : { left: `${end}%`, maxWidth: `${100 - end}%` }
          }
          className="absolute top-[3px] truncate px-3 text-paper/75"
        >
          {label}
        </span>
      )}
    </div>
  )
}
