import type { Overview, Reader } from '../../shared/owner-api'
import { ButtonAnchor } from '../../src/components/ui/button'
import { useAnswer } from '../backend/answers'
import { useHeardVisits } from '../backend/live-visits'
import { DownloadLink } from '../frame/download-link'
import { EmptyState } from '../frame/empty-state'
import { lengthOf, OWN_ZONE } from '../frame/moments'
import { Notice } from '../frame/notice'
import { PageTitle } from '../frame/page-title'
import { placeHref } from '../frame/use-place'
import { Funnel } from './funnel'
import { LatestVisits } from './latest-visits'
import { ReaderList } from './reader-list'
import { StudyProfiles } from './study-profiles'
import { ThirtyDays } from './thirty-days'

export function ReadersPage() {
  const overview = useAnswer<Overview>(`overview?zone=${encodeURIComponent(OWN_ZONE)}`)
  const readers = useAnswer<Reader[]>('readers')
  const heard = useHeardVisits()
  const problem = readers.problem ?? overview.problem
  if (!readers.value || !overview.value) return <Notice problem={problem} />
  if (readers.value.length === 0 && heard.length === 0) return <NobodyYet />

  const { days, funnel, studies } = overview.value
  const visits = days.reduce((sum, day) => sum + day.visits, 0)
  return (
    <>
      <Notice problem={problem} />
      <div className="mb-10 grid gap-x-16 gap-y-8 md:mb-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end">
        <PageTitle label="The last thirty days" intro={visits === 1 ? 'in one visit' : `in ${visits} visits`}>
          {lengthOf(days.reduce((sum, { ms }) => sum + ms, 0))} <em className="accent-serif">read</em>
        </PageTitle>
        <ThirtyDays days={days} />
      </div>
      <LatestVisits />
      <ReaderList readers={readers.value} />
      <StudyProfiles studies={studies} />
      <Funnel funnel={funnel} />
      <p className="mt-10 border-t border-line pt-4">
        <DownloadLink file="readers.csv" label="Readers as CSV" />
      </p>
    </>
  )
}

function NobodyYet() {
  return (
    <>
      <PageTitle label="The last thirty days">
        Nobody <em className="accent-serif">yet</em>
      </PageTitle>
      <EmptyState
        heading="Send the first link"
        text="Make a link for each company or person you write to. When somebody opens it, the visit is drawn here while it happens: which pages, how long, how far."
      >
        <ButtonAnchor look="light" href={placeHref('links', 'new')}>
          Make a link
        </ButtonAnchor>
      </EmptyState>
    </>
  )
}
