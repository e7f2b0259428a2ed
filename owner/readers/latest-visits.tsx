import type { Reader, Visit } from '../../shared/owner-api'
import { useAnswer } from '../backend/answers'
import { useHeardVisits } from '../backend/live-visits'
import { VisitPanel } from '../trace/visit-panel'

/** Everyone who reads at this moment; where nobody does, the last who did. */
export function LatestVisits({ readers }: { readers: Reader[] }) {
  const open = useHeardVisits().filter(({ visit }) => visit.open && visit.kind === 'person')
  const [newest] = readers.toSorted((a, b) => b.lastSeenAt - a.lastSeenAt)
  return (
    <div aria-live="polite" className="grid gap-4">
      {open.length > 0
        ? open.map(({ visit, heardAt }) => (
            <VisitPanel key={visit.id} visit={visit} heardAt={heardAt} named />
          ))
        : newest && <LastVisit link={newest.link?.id ?? 'none'} />}
    </div>
  )
}

function LastVisit({ link }: { link: string }) {
  const { value: visits = [] } = useAnswer<Visit[]>(`visits?link=${link}`)
  const last = visits.find(({ kind }) => kind === 'person')
  return last && <VisitPanel visit={last} named />
}
