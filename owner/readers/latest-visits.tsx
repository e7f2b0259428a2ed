import type { Visit } from '../../shared/owner-api'
import { useAnswer } from '../backend/answers'
import { useHeardVisits } from '../backend/live-visits'
import { VisitPanel } from '../trace/visit-panel'

/** Everyone who reads at this moment; where nobody does, the last who did. */
export function LatestVisits() {
  const open = useHeardVisits().filter(({ visit }) => visit.open && visit.kind === 'person')
  return (
    <div aria-live="polite" className="grid gap-4">
      {open.length > 0 ? (
        open.map(({ visit, heardAt }) => <VisitPanel key={visit.id} visit={visit} heardAt={heardAt} named />)
      ) : (
        <LastVisit />
      )}
    </div>
  )
}

function LastVisit() {
  const { value: visits = [] } = useAnswer<Visit[]>('visits')
  const last = visits.find(({ kind, spans }) => kind === 'person' && spans.length > 0)
  return last && <VisitPanel visit={last} named />
}
