import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import type { Reader, Visit } from '../../shared/owner-api'
import { Button, ButtonAnchor } from '../../src/components/ui/button'
import { useAnswer } from '../backend/answers'
import { call, sentence } from '../backend/call'
import { useHeardVisits } from '../backend/live-visits'
import { fromNow, lengthOf } from '../frame/moments'
import { Notice } from '../frame/notice'
import { PageTitle } from '../frame/page-title'
import { placeHref } from '../frame/use-place'
import { NO_LINK, VisitPanel } from '../trace/visit-panel'
import { VisitStrip } from '../trace/visit-strip'

/** As many as one answer holds. */
const PAGE = 50

/** One reader: every visit, the newest drawn whole. `none` is everybody without a link. */
export function ReaderPage({ id }: { id: string }) {
  const { value: readers = [] } = useAnswer<Reader[]>('readers')
  const { value: stored, problem } = useAnswer<Visit[]>(`visits?link=${encodeURIComponent(id)}`)
  const [older, setOlder] = useState<Visit[]>([])
  const [olderProblem, setOlderProblem] = useState('')
  const [whole, setWhole] = useState<string>()
  const heard = useHeardVisits().filter(({ visit }) => (visit.link?.id ?? 'none') === id)
  const heardIds = new Set(heard.map(({ visit }) => visit.id))
  const visits = [
    ...heard,
    ...[...(stored ?? []), ...older]
      .filter((visit) => !heardIds.has(visit.id))
      .map((visit) => ({ visit, heardAt: undefined })),
  ]
  const reader = readers.find(({ link }) => (link?.id ?? 'none') === id)
  const label = reader?.link?.label ?? visits[0]?.visit.link?.label ?? NO_LINK
  const first = visits.find(({ visit }) => visit.kind === 'person')?.visit.id
  const longest = Math.max(1, ...visits.map(({ visit }) => visit.ms))
  const last = (older.length > 0 ? older : (stored ?? [])).at(-1)
  const mayBeMore = (older.length > 0 ? older.length : (stored?.length ?? 0)) % PAGE === 0 && last

  async function showOlder({ startedAt, id: visit }: Visit) {
    try {
      const more = await call<Visit[]>(
        'GET',
        `visits?link=${encodeURIComponent(id)}&before=${startedAt},${visit}`,
      )
      setOlder([...older, ...more])
      setOlderProblem('')
    } catch (error) {
      setOlderProblem(sentence(error))
    }
  }

  return (
    <>
      <a
        href={placeHref('readers')}
        className="meta mb-8 inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink"
      >
        <IconArrowLeft aria-hidden="true" size={16} /> All readers
      </a>
      <PageTitle
        label={reader ? `Last seen ${fromNow(reader.lastSeenAt)}` : 'Reader'}
        intro={
          reader &&
          `${lengthOf(reader.ms)} in ${reader.visits === 1 ? 'one visit' : `${reader.visits} visits`}`
        }
        aside={
          id !== 'none' && (
            <ButtonAnchor look="outline" href={placeHref('links', id)}>
              Edit this link
            </ButtonAnchor>
          )
        }
      >
        <span dir="auto">{label}</span>
      </PageTitle>
      <Notice problem={problem || olderProblem} />
      <div className="grid gap-3">
        {visits.map(({ visit, heardAt }) =>
          visit.id === first || visit.id === whole || visit.open ? (
            <VisitPanel key={visit.id} visit={visit} heardAt={heardAt} />
          ) : (
            <VisitStrip key={visit.id} visit={visit} longest={longest} onOpen={() => setWhole(visit.id)} />
          ),
        )}
      </div>
      {mayBeMore && (
        <Button look="outline" className="mt-6" onClick={() => showOlder(last)}>
          Older visits
        </Button>
      )}
    </>
  )
}
