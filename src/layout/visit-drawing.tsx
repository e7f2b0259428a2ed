import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { formatDuration } from '../analytics/format-duration'
import { messageWasSent, onMessageSent } from '../analytics/message-sent'
import { readVisit } from '../analytics/read-visit'
import { MOST_SPANS, type VisitSpan } from '../analytics/visit-spans'
import { observeVisibility } from '../components/observe-visibility'

export interface VisitWords {
  title: string
  /** Shown for a visit of which nothing was recorded. */
  plain: string
  /** Where the record of the visit is stored. */
  kept: string
  page: string
  pages: string
  /** The span that closes the drawing when a message was sent, and what it came to. */
  sent: string
  answer: string
}

const COLORS = ['bg-sage', 'bg-sky', 'bg-bone', 'bg-butter']
/** Drawn for a visit of which nothing was recorded. */
const PLAIN = [
  { start: 0, length: 0.44 },
  { start: 0.12, length: 0.5 },
  { start: 0.36, length: 0.4 },
  { start: 0.58, length: 0.22 },
]

/** The visit so far: a bar for each page, as long as it was read. Updated whenever it comes on the screen. */
export function VisitDrawing({ words }: { words: VisitWords }) {
  const [spans, setSpans] = useState<VisitSpan[]>([])
  const drawing = useRef<HTMLDivElement>(null)
  const sent = useSyncExternalStore(onMessageSent, messageWasSent)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a sent message updates the drawing, too
  useEffect(() => {
    const update = (visible: boolean) => visible && setSpans(readVisit())
    return observeVisibility(drawing.current!, update, { otherwise: true })
  }, [sent])

  const total = formatDuration(spans.reduce((sum, { seconds }) => sum + seconds, 0))
  // The height is that of the longest visit, so that nothing moves when it is drawn.
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
        {spans.length === 0 && PLAIN.map((span) => <Row key={span.start} span={span} color="bg-paper/25" />)}
        {spans.slice(sent ? 1 - MOST_SPANS : 0).map((span, index) => (
          <Row
            key={span.time}
            span={span}
            color={span === spans.at(-1) ? 'bg-vermilion' : COLORS[index % COLORS.length]!}
            label={`${span.page} ${formatDuration(span.seconds)}`}
          />
        ))}
        {sent && (
          <Row
            span={{ start: 0.94, length: 0.06 }}
            color="bg-butter"
            label={`${words.sent} ${words.answer}`}
          />
        )}
        {Array.from({ length: emptyRows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are all the same
          <div key={row} className="h-6 border-t border-paper/10" />
        ))}
      </div>
    </div>
  )
}

interface RowProps {
  span: { start: number; length: number }
  color: string
  label?: string
}

/** In percent of the width. The rest is for the name beside a bar that is as long as the visit. */
const LONGEST_BAR = 66

/** The name is on the side of the bar that has more room. */
function Row({ span, color, label }: RowProps) {
  const start = span.start * LONGEST_BAR
  const end = start + span.length * LONGEST_BAR
  const before = start > 100 - end
  return (
    <div className="meta relative h-6 border-t border-paper/10">
      <span
        style={{ left: `${start}%`, width: `${end - start}%` }}
        className={`visit-span span-mark absolute top-2 h-2 min-w-2 origin-left rounded-full ${color}`}
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
