import { useQuery } from '@tanstack/react-query'
import type { DroppedReads } from '../../shared/owner-api'
import { ButtonLink } from '../../src/components/ui/button-link'
import { useHeardVisits } from '../backend/live-visits'
import { overviewQuery, readersQuery } from '../backend/questions'
import { DownloadLink } from '../frame/download-link'
import { dayAndClock, lengthOf } from '../frame/moments'
import { EmptyState, Notice } from '../frame/notice'
import { PageTitle } from '../frame/page-title'
import { Funnel } from './funnel'
import { LatestVisits } from './latest-visits'
import { ReaderList } from './reader-list'
import { StudyProfiles } from './study-profiles'
import { ThirtyDays } from './thirty-days'

export function ReadersPage() {
  const overview = useQuery(overviewQuery)
  const readers = useQuery(readersQuery)
  const heard = useHeardVisits()
  const error = readers.error ?? overview.error
  if (!readers.data || !overview.data) return <Notice error={error} />
  if (readers.data.length === 0 && !heard.some(({ visit }) => visit.kind === 'person')) return <NobodyYet />

  const { days, funnel, studies, droppedReads } = overview.data
  const visits = days.reduce((sum, day) => sum + day.visits, 0)
  return (
    <>
      <Notice error={error} />
      {droppedReads && <DroppedReadsNotice dropped={droppedReads} />}
      <div className="mb-10 grid gap-x-16 gap-y-8 md:mb-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end">
        <PageTitle label="The last thirty days" intro={visits === 1 ? 'in one visit' : `in ${visits} visits`}>
          {lengthOf(days.reduce((sum, { ms }) => sum + ms, 0))} <em className="accent-serif">read</em>
        </PageTitle>
        <ThirtyDays days={days} />
      </div>
      <LatestVisits />
      <ReaderList readers={readers.data} />
      <StudyProfiles studies={studies} />
      <Funnel funnel={funnel} />
      <p className="mt-10 border-t border-line pt-4">
        <DownloadLink file="readers.csv" label="Readers as CSV" />
        <DownloadLink file="readers.json" label="Readers as JSON" />
      </p>
    </>
  )
}

const WHY_DROPPED: Record<DroppedReads['why'], string> = {
  'one sender': 'one sender sent more than its share',
  'all senders': 'more came than the site takes',
  database: 'the database did not take them',
}

/** So that silence is not taken for no readers. */
function DroppedReadsNotice({ dropped: { count, since, why } }: { dropped: DroppedReads }) {
  return (
    <p className="mb-6 rounded-tile bg-butter px-5 py-4 text-small">
      {count === 1 ? '1 report' : `${count} reports`} of reading since {dayAndClock(since)} could not be kept:{' '}
      {WHY_DROPPED[why]}. What is drawn here may be too little.
    </p>
  )
}

function NobodyYet() {
  return (
    <>
      <PageTitle label="The last thirty days">
        Nobody <em className="accent-serif">yet</em>
      </PageTitle>
      <LatestVisits />
      <EmptyState
        heading="Send the first link"
        text="Make a link for each company or person you write to. When somebody opens it, the visit is drawn here while it happens: which pages, how long, how far."
      >
        <ButtonLink look="light" to="/links/new">
          Make a link
        </ButtonLink>
      </EmptyState>
    </>
  )
}
