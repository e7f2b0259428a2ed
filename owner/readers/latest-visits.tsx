import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type HeardVisit, useHeardVisits } from '../backend/live-visits'
import { visitsQuery } from '../backend/questions'
import { VisitPanel } from '../trace/visit-panel'
import { NO_LINK } from '../trace/visit-words'

/** Everyone who reads at this moment; where nobody does, the last who did. */
export function LatestVisits() {
  const heard = useHeardVisits()
  const open = heard.filter(({ visit }) => visit.open && visit.kind === 'person')
  const doubtful = heard.filter(({ visit }) => visit.kind !== 'person')
  return (
    <div aria-live="polite" className="grid gap-4">
      {doubtful.map((opening) => (
        <JustOpened key={opening.visit.id} opening={opening} />
      ))}
      {open.length > 0 ? (
        open.map(({ visit, heardAt }) => <VisitPanel key={visit.id} visit={visit} heardAt={heardAt} named />)
      ) : (
        <LastVisit />
      )}
    </div>
  )
}

function LastVisit() {
  const { data: visits = [] } = useInfiniteQuery(visitsQuery())
  const last = visits.find(({ kind, spans }) => kind === 'person' && spans.length > 0)
  return last && <VisitPanel visit={last} named />
}

/** A person gives a sign within this time; what doesn't is probably a scanner, and is shown with its reader only. */
const DOUBT_MS = 20_000

/** A link that was opened a moment ago, before anybody can know by whom. */
function JustOpened({ opening: { visit, heardAt } }: { opening: HeardVisit }) {
  const [over, setOver] = useState(() => Date.now() - heardAt > DOUBT_MS)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, heardAt + DOUBT_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [heardAt])
  if (over) return null
  return (
    <p className="on-dark flex flex-wrap items-center gap-x-4 gap-y-1 rounded-tile bg-pine px-5 py-4 text-small sm:px-8">
      <span aria-hidden="true" className="live-dot span-mark h-1.5 w-6 rounded-full bg-butter" />
      <span dir="auto" className="font-medium">
        {visit.link?.label ?? NO_LINK}
      </span>
      <span className="text-paper/85">
        opened just now. A person or a scanner: that shows in a few seconds.
      </span>
    </p>
  )
}
