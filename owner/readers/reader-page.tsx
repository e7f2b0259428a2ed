import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Button } from '../../src/components/ui/button'
import { ButtonLink } from '../../src/components/ui/button-link'
import { useHeardVisits } from '../backend/live-visits'
import { readersQuery, visitsQuery } from '../backend/questions'
import { fromNow, lengthOf } from '../frame/moments'
import { Notice } from '../frame/notice'
import { PageTitle, UpLink } from '../frame/page-title'
import { VisitPanel } from '../trace/visit-panel'
import { VisitStrip } from '../trace/visit-strip'
import { NO_LINK } from '../trace/visit-words'

/** One reader: every visit, the newest drawn whole. `none` is everybody without a link. */
export function ReaderPage() {
  const { person: id = 'none' } = useParams()
  const { data: readers = [] } = useQuery(readersQuery)
  const { data: stored = [], error, hasNextPage, fetchNextPage } = useInfiniteQuery(visitsQuery(id))
  const [whole, setWhole] = useState<string>()
  const heard = useHeardVisits().filter(({ visit }) => (visit.link?.id ?? 'none') === id)
  const heardIds = new Set(heard.map(({ visit }) => visit.id))
  const visits = [
    ...heard,
    ...stored.filter((visit) => !heardIds.has(visit.id)).map((visit) => ({ visit, heardAt: undefined })),
  ]
  const reader = readers.find(({ link }) => (link?.id ?? 'none') === id)
  const label = reader?.link?.label ?? visits[0]?.visit.link?.label ?? NO_LINK
  const first = visits.find(({ visit }) => visit.kind === 'person')?.visit.id
  const longest = Math.max(1, ...visits.map(({ visit }) => visit.ms))

  return (
    <>
      <UpLink to="/readers">All readers</UpLink>
      <PageTitle
        label={reader ? `Last seen ${fromNow(reader.lastSeenAt)}` : 'Reader'}
        intro={
          reader &&
          `${lengthOf(reader.ms)} in ${reader.visits === 1 ? 'one visit' : `${reader.visits} visits`}`
        }
        aside={
          id !== 'none' && (
            <ButtonLink look="outline" to={`/links/${id}`}>
              Edit this link
            </ButtonLink>
          )
        }
      >
        <span dir="auto">{label}</span>
      </PageTitle>
      <Notice error={error} />
      <div className="grid gap-3">
        {visits.map(({ visit, heardAt }) =>
          visit.id === first || visit.id === whole || visit.open ? (
            <VisitPanel key={visit.id} visit={visit} heardAt={heardAt} />
          ) : (
            <VisitStrip key={visit.id} visit={visit} longest={longest} onOpen={() => setWhole(visit.id)} />
          ),
        )}
      </div>
      {hasNextPage && (
        <Button look="outline" className="mt-6" onClick={() => fetchNextPage()}>
          Older visits
        </Button>
      )}
    </>
  )
}
